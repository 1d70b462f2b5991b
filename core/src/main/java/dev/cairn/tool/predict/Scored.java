package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** A tool with a score that is its own confidence, as the founding documents have it. */
record Scored(Candidate tool, Explanation score) {
  /** The best of all tools that have any score; of equals by name. */
  static List<Prediction> best(
      Lineup lineup, int limit, Policy policy, Function<Candidate, Explanation> scorer) {
    List<Scored> all = new ArrayList<>();
    for (int place = 0; place < lineup.size(); place++) {
      all.add(new Scored(lineup.candidate(place), scorer.apply(lineup.candidate(place))));
    }
    all.removeIf(each -> each.score().value() <= 0);
    all.sort(Comparator.comparingDouble((Scored each) -> -each.score().value())
        .thenComparing(each -> each.tool().tool()));
    return all.stream().limit(limit).map(each -> each.prediction(policy)).toList();
  }

  private Prediction prediction(Policy policy) {
    double sure = Math.min(policy.tool().confidenceMax(), score.value());
    return new Prediction(tool, score, sure, sure);
  }
}
