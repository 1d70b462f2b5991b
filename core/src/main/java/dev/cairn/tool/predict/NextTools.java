package dev.cairn.tool.predict;

import dev.cairn.formula.NextTool;
import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.policy.PredictionWeights;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Predicts the next tool of a run: a mixture of readable signals. Looks only at tools that any signal speaks
 * for, so a catalogue of ten thousand costs little more than one of a hundred.
 */
public final class NextTools implements NextScorer {
  private final RunMemory memory;
  private final Lineup lineup;
  private final PredictionPolicy policy;
  private final PredictionWeights weights;

  public NextTools(
      RunMemory memory, Lineup lineup, PredictionPolicy policy, PredictionWeights weights) {
    this.memory = memory;
    this.lineup = lineup;
    this.policy = policy;
    this.weights = weights;
  }

  @Override
  public List<Prediction> predict(List<String> context, Optional<String> intent, int limit) {
    Position position = Position.of(context, intent, memory, policy);
    Sheet sheet = measure(position);
    int[] tools = sheet.places().toIntArray();
    double[] scores = Arrays.stream(tools)
        .mapToDouble(tool -> score(sheet, tool, position.stage()))
        .toArray();
    double[] chances = NextTool.chances(scores);
    // Equal scores: by name, so that the answer does not depend on the order of the catalogue.
    return IntStream.range(0, tools.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> -scores[i])
            .thenComparing(i -> lineup.candidate(tools[i]).tool()))
        .limit(limit)
        .map(i -> prediction(sheet, tools[i], position, chances[i]))
        .toList();
  }

  /** What the signals measure for a request nothing was run for yet, on every tool that any of them speaks for. */
  public List<Fit> fits(String request) {
    Position position = Position.of(List.of(), Optional.of(request), memory, policy);
    Sheet sheet = measure(position);
    int[] tools = sheet.places().toIntArray();
    double[] chances = NextTool.chances(Arrays.stream(tools)
        .mapToDouble(tool -> score(sheet, tool, position.stage()))
        .toArray());
    return IntStream.range(0, tools.length)
        .mapToObj(i -> new Fit(
            lineup.candidate(tools[i]),
            chances[i],
            sheet.measure(tools[i], PredictionSignal.NAME),
            sheet.measure(tools[i], PredictionSignal.SENTENCE),
            sheet.measure(tools[i], PredictionSignal.WORDS),
            sheet.measure(tools[i], PredictionSignal.NEAR_USED),
            sheet.measure(tools[i], PredictionSignal.SERVER_WORDS),
            sheet.measure(tools[i], PredictionSignal.NEW_TEXT)))
        .toList();
  }

  Sheet measure(Position position) {
    Sheet sheet = new Sheet(memory, lineup);
    NeighbourSignals neighbours = new NeighbourSignals(position, memory, lineup, policy, sheet);
    new HistorySignals(position, memory, policy, sheet).write();
    new RunSignals(position, memory, lineup, policy, sheet).write();
    neighbours.takeIn();
    if (position.request().isPresent()) {
      new RequestSignals(position, memory, policy, sheet).write();
      new TextSignals(position, lineup, policy, sheet).write();
    }
    neighbours.finish();
    return sheet;
  }

  private double score(Sheet sheet, int tool, Stage stage) {
    double score = 0;
    for (PredictionSignal signal : PredictionSignal.values()) {
      score += NextTool.term(signal.weight(stage, weights), sheet.measure(tool, signal));
    }
    return score;
  }

  private Prediction prediction(Sheet sheet, int tool, Position position, double chance) {
    List<NextTool.Signal> signals = new ArrayList<>();
    for (PredictionSignal signal : PredictionSignal.values()) {
      double weight = signal.weight(position.stage(), weights);
      if (weight != 0) {
        signals.add(new NextTool.Signal(signal.says(), weight, sheet.measure(tool, signal)));
      }
    }
    Tally seen = memory.after(position.number(0));
    double newPart = 1 - Share.knownPart(seen.total(), seen.size());
    return new Prediction(
        lineup.candidate(tool),
        NextTool.score(signals),
        chance,
        NextTool.confidence(policy, chance, newPart));
  }
}
