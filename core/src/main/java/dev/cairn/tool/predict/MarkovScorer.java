package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.Share;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.RunMemory;
import dev.cairn.tool.run.Tally;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What followed the last two steps; where that was never seen what followed the last; else what is popular.
 * Knows nothing of requests. Kept to measure others against.
 */
public final class MarkovScorer implements NextScorer {
  private record Counted(int times, long total, int steps) {
    double share() {
      return (double) times / total;
    }
  }

  private final RunMemory memory;
  private final Lineup lineup;
  private final Places places;
  private final PredictionPolicy policy;

  public MarkovScorer(RunMemory memory, Lineup lineup, PredictionPolicy policy) {
    this.memory = memory;
    this.lineup = lineup;
    this.places = new Places(memory, lineup);
    this.policy = policy;
  }

  @Override
  public List<Prediction> predict(
      List<String> context, Optional<String> intent, Optional<String> workflowType, int limit) {
    Position position = Position.of(context, intent, workflowType, memory, policy);
    int last = position.number(0);
    Map<Integer, Counted> counted = new LinkedHashMap<>();
    count(counted, memory.after(last, position.number(1)), 2);
    count(counted, memory.after(last), 1);
    count(counted, memory.popular(), 0);
    // Whatever followed more steps comes first, however rare it was.
    return counted.entrySet().stream()
        .sorted(Comparator.comparingInt(
                (Map.Entry<Integer, Counted> it) -> -it.getValue().steps())
            .thenComparingDouble(it -> -it.getValue().share())
            .thenComparing(it -> lineup.candidate(it.getKey()).tool()))
        .limit(limit)
        .map(it -> prediction(it.getKey(), it.getValue()))
        .toList();
  }

  private void count(Map<Integer, Counted> counted, Tally tally, int steps) {
    new Sheet(places)
        .each(
            tally,
            (place, times) -> counted.putIfAbsent(place, new Counted(times, tally.total(), steps)));
  }

  private Prediction prediction(int place, Counted counted) {
    Explanation score = Explanation.quotient(
        "how often it followed the last " + counted.steps() + " steps",
        Explanation.leaf(counted.times(), "times"),
        Explanation.leaf((double) counted.total(), "times they were left"));
    double believed = Share.believed(counted.times(), (double) counted.total(), policy.doubt());
    return new Prediction(
        lineup.candidate(place), score, score.value(), Math.min(policy.confidenceMax(), believed));
  }
}
