package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.Policy;
import java.util.List;

/**
 * How right a plan may be: the F1 to be expected between its tasks and those that are needed.
 *
 * <pre>
 *   confidence = base + slope * mean chance of the tasks, at most .95; 0 without tasks
 * </pre>
 *
 * <p>Not the chance that every part is right: a plan of ten tasks of which nine are right is of use. Calibrated on
 * public task graphs, docs/measurements/plan.md. What a dependency is worth is said with it: its chance holds if both of its tasks
 * are needed. The ceiling is S3 §5.1.
 */
public final class PlanConfidence {
  private PlanConfidence() {}

  public static Explanation of(Policy policy, List<Explanation> tasks) {
    if (tasks.isEmpty()) {
      return Explanation.leaf(0, "no tasks");
    }
    return Explanation.sum(
            "confidence of the plan",
            Explanation.leaf(policy.plan().confidenceBase(), "plan.confidence_base"),
            Mixture.part(
                "its tasks are needed",
                "plan.confidence_slope",
                policy.plan().confidenceSlope(),
                mean(tasks)))
        .clamp(0, policy.tool().confidenceMax());
  }

  private static Explanation mean(List<Explanation> chances) {
    List<Explanation> values =
        chances.stream().map(it -> Explanation.leaf(it.value(), it.because())).toList();
    return Explanation.quotient(
        "mean chance",
        Explanation.of(Op.SUM, "chances", values),
        Explanation.leaf(values.size(), "how many"));
  }
}
