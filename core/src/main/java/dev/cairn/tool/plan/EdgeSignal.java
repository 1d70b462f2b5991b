package dev.cairn.tool.plan;

import dev.cairn.policy.PlanWeights;
import java.util.function.ToDoubleFunction;

/** What speaks for a tool waiting for another. The order is that in which explanations add them up. */
@SuppressWarnings("ImmutableEnumChecker") // the functions are accessors of a record
public enum EdgeSignal {
  BASE("any two tools of one plan", PlanWeights::edgeBase),
  SIZE("the logarithm of how many others there are", PlanWeights::edgeSize),
  SHARE("how often the one led to the other, of the runs with both", PlanWeights::edgeShare),
  REVERSED("how often it was the other way round", PlanWeights::edgeReversed),
  OFTEN("the logarithm of how often it did", PlanWeights::edgeOften),
  TOGETHER("the logarithm of how often both ran", PlanWeights::edgeTogether),
  BEST_TARGET("it led there more often than to the others", PlanWeights::edgeBestTarget),
  BEST_SOURCE("the others led there less often", PlanWeights::edgeBestSource),
  THROUGH("one of the others stands between them", PlanWeights::edgeThrough),
  NEAR("it led there for the nearest past requests", PlanWeights::edgeNear),
  NEAR_REVERSED("it was the other way round for them", PlanWeights::edgeNearReversed),
  LEADS("how often something follows the first", PlanWeights::edgeLeads),
  WAITS("how often the second follows something", PlanWeights::edgeWaits),
  TARGET_LEADS("how often something follows the second", PlanWeights::edgeTargetLeads),
  SOURCE_WAITS("how often the first follows something", PlanWeights::edgeSourceWaits),
  WORD_LEADS("the same as for the first, by the words of its name", PlanWeights::edgeWordLeads),
  WORD_WAITS("the same as for the second, by the words of its name", PlanWeights::edgeWordWaits),
  TARGET_WORD_LEADS("whether tools named like the second lead", PlanWeights::edgeTargetWordLeads),
  SOURCE_WORD_WAITS("whether tools named like the first wait", PlanWeights::edgeSourceWordWaits),
  WORD_PAIRS("how tools named like these two follow one another", PlanWeights::edgeWordPairs),
  OUT("how many tools follow the first", PlanWeights::edgeOut),
  IN("how many tools the second follows", PlanWeights::edgeIn),
  AHEAD("the request names the first before the second", PlanWeights::edgeAhead),
  TEXT_AHEAD("the request speaks of the first before the second", PlanWeights::edgeTextAhead),
  BETWEEN("the request speaks of others between them", PlanWeights::edgeBetween),
  TAKES("the second takes what the first speaks of", PlanWeights::edgeTakes),
  REVERSE_TAKES("the first takes what the second speaks of", PlanWeights::edgeReverseTakes),
  MENTIONS("what the second takes is told by the name of the first", PlanWeights::edgeMentions),
  SAYS("the description of the second names the first", PlanWeights::edgeSays),
  TIED("their schemas fit, or somebody said so", PlanWeights::edgeTied);

  private final String says;
  private final ToDoubleFunction<PlanWeights> weight;

  EdgeSignal(String says, ToDoubleFunction<PlanWeights> weight) {
    this.says = says;
    this.weight = weight;
  }

  /** In words, for explanations. */
  public String says() {
    return says;
  }

  public double weight(PlanWeights weights) {
    return weight.applyAsDouble(weights);
  }
}
