package dev.cairn.tool.plan;

import dev.cairn.policy.PlanWeights;
import java.util.function.ToDoubleFunction;

/** What speaks for a request needing a tool. The order is that in which explanations add them up. */
@SuppressWarnings("ImmutableEnumChecker") // the functions are accessors of a record
public enum TaskSignal {
  BASE("any tool", PlanWeights::taskBase),
  FIRST("the logarithm of the chance to be the first step", PlanWeights::taskFirst),
  NAME("words of the request in its name", PlanWeights::taskName),
  SENTENCE("words of its best sentence in all it says", PlanWeights::taskSentence),
  WORDS("words that led to it", PlanWeights::taskWords),
  NEAR("the nearest past requests used it", PlanWeights::taskNear),
  SERVER("words of the request in the tools of its server", PlanWeights::taskServer),
  NEW_TEXT("it was never run, and has words of the request", PlanWeights::taskNewText),
  USUAL("the share of runs that used it", PlanWeights::taskUsual),
  BEST("its chance to be the first step beside the best tool's", PlanWeights::taskBest),
  TOGETHER("it runs together with the others that are likely", PlanWeights::taskTogether),
  STEP("its chance to be the first step of a part of the request", PlanWeights::taskStep),
  STEP_BEST("the same beside the best tool of that part", PlanWeights::taskStepBest);

  private final String says;
  private final ToDoubleFunction<PlanWeights> weight;

  TaskSignal(String says, ToDoubleFunction<PlanWeights> weight) {
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
