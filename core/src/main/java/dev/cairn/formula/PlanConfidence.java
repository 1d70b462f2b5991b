package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.ToolPolicy;
import java.util.List;

/**
 * How right a plan may be: what share of its tasks is needed, times what share of its dependencies holds, both to
 * be expected.
 *
 * <pre>
 *   confidence = mean chance of the tasks * mean chance of the dependencies, at most .95
 * </pre>
 *
 * <p>Not the chance that every part is right: a plan of ten tasks of which nine are right is of use. The ceiling
 * is S3 §5.1.
 */
public final class PlanConfidence {
  private PlanConfidence() {}

  public static Explanation of(
      ToolPolicy policy, List<Explanation> tasks, List<Explanation> dependencies) {
    if (tasks.isEmpty()) {
      return Explanation.leaf(0, "no tasks");
    }
    Explanation needed = mean("its tasks are needed", tasks);
    Explanation all = dependencies.isEmpty()
        ? Explanation.product("confidence of the plan", needed)
        : Explanation.product(
            "confidence of the plan", needed, mean("its dependencies hold", dependencies));
    return all.clamp(0, policy.confidenceMax());
  }

  private static Explanation mean(String what, List<Explanation> chances) {
    List<Explanation> values =
        chances.stream().map(it -> Explanation.leaf(it.value(), it.because())).toList();
    return Explanation.quotient(
        what,
        Explanation.of(Op.SUM, "chances", values),
        Explanation.leaf(values.size(), "how many"));
  }
}
