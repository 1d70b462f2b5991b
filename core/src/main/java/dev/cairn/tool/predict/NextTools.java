package dev.cairn.tool.predict;

import dev.cairn.formula.NextTool;
import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.policy.PredictionWeights;
import dev.cairn.tool.run.BestFew;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Predicts the next tool of a run: a mixture of readable signals. Looks only at tools that any signal speaks
 * for, so a catalogue of ten thousand costs little more than one of a hundred.
 */
public final class NextTools implements NextScorer {
  private final RunMemory memory;
  private final Lineup lineup;
  private final Places places;
  private final PredictionPolicy policy;
  private final PredictionWeights weights;
  private final Map<String, Double> told;

  public NextTools(
      RunMemory memory, Lineup lineup, PredictionPolicy policy, PredictionWeights weights) {
    this(memory, lineup, new Places(memory, lineup), policy, weights, Map.of());
  }

  private NextTools(
      RunMemory memory,
      Lineup lineup,
      Places places,
      PredictionPolicy policy,
      PredictionWeights weights,
      Map<String, Double> told) {
    this.memory = memory;
    this.lineup = lineup;
    this.places = places;
    this.policy = policy;
    this.weights = weights;
    this.told = told;
  }

  /**
   * The same, with what others than runs say of this place.
   *
   * @param next tools that are told to come next, with what the edge to each weighs
   */
  public NextTools told(Map<String, Double> next) {
    return new NextTools(memory, lineup, places, policy, weights, next);
  }

  @Override
  public List<Prediction> predict(
      List<String> context, Optional<String> intent, Optional<String> workflowType, int limit) {
    Position position = Position.of(context, intent, workflowType, memory, policy);
    Sheet sheet = measure(position);
    double[] scores = scores(sheet, position.stage());
    // Equal scores: by name, so that the answer does not depend on the order of the catalogue.
    BestFew best = new BestFew(Math.min(limit, sheet.size()));
    for (int row = 0; row < scores.length; row++) {
      best.offer(lineup.order(sheet.placeAt(row)), scores[row]);
    }
    double[] chances = NextTool.chances(scores);
    List<Prediction> predictions = new ArrayList<>();
    for (int order : best.ranked()) {
      int tool = lineup.atOrder(order);
      predictions.add(prediction(sheet, tool, position, chances[sheet.row(tool)]));
    }
    return predictions;
  }

  /** By row of the sheet. */
  private double[] scores(Sheet sheet, Stage stage) {
    double[] own = Arrays.stream(PredictionSignal.values())
        .mapToDouble(signal -> signal.weight(stage, weights))
        .toArray();
    double[] scores = new double[sheet.size()];
    for (int row = 0; row < scores.length; row++) {
      scores[row] = sheet.score(row, own);
    }
    return scores;
  }

  /** What the signals measure for a request nothing was run for yet, on every tool that any of them speaks for. */
  public List<Fit> fits(String request) {
    Position position =
        Position.of(List.of(), Optional.of(request), Optional.empty(), memory, policy);
    Sheet sheet = measure(position);
    double[] scores = scores(sheet, position.stage());
    double[] chances = NextTool.chances(scores);
    List<Fit> fits = new ArrayList<>();
    for (int row = 0; row < scores.length; row++) {
      int tool = sheet.placeAt(row);
      fits.add(new Fit(
          lineup.candidate(tool),
          chances[row],
          sheet.measure(tool, PredictionSignal.NAME),
          sheet.measure(tool, PredictionSignal.SENTENCE),
          sheet.measure(tool, PredictionSignal.WORDS),
          sheet.measure(tool, PredictionSignal.NEAR_USED),
          sheet.measure(tool, PredictionSignal.SERVER_WORDS),
          sheet.measure(tool, PredictionSignal.NEW_TEXT)));
    }
    return fits;
  }

  Sheet measure(Position position) {
    Sheet sheet = new Sheet(places);
    NeighbourSignals neighbours = new NeighbourSignals(position, memory, places, policy, sheet);
    new HistorySignals(position, memory, policy, sheet).write();
    new RunSignals(position, memory, lineup, policy, sheet).write();
    told.forEach((tool, weight) ->
        lineup.place(tool).ifPresent(place -> sheet.put(place, PredictionSignal.TOLD, weight)));
    neighbours.takeIn();
    if (position.request().isPresent()) {
      new RequestSignals(position, memory, policy, sheet).write();
      new TextSignals(position, lineup, policy, sheet).write();
    }
    neighbours.finish();
    return sheet;
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
