package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import dev.cairn.tool.LeftOut;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What to do, and what waits for what. Never goes round in a ring.
 *
 * @param tasks so that each stands behind all it waits for
 * @param dependencies by task, then by what it waits for
 * @param confidence how right the plan may be, never above the ceiling of the policy; 0 without tasks
 * @param leftOut tools that would be tasks of it, and why they are not
 */
public record Plan(
    List<Task> tasks,
    List<Dependency> dependencies,
    Explanation confidence,
    List<LeftOut> leftOut) {
  /** One tool to be run. */
  public record Task(String tool, Explanation confidence) {}

  /**
   * A task waits for another.
   *
   * @param task its place in the plan
   * @param on the place of the one that must be done before
   */
  public record Dependency(int task, int on, Explanation chance) {}

  /** Nothing to do. */
  static Plan empty(List<LeftOut> leftOut) {
    return new Plan(List.of(), List.of(), Explanation.leaf(0, "no tasks"), leftOut);
  }

  /** What waits for what, once the tools that edges join have their places in a plan. */
  static List<Dependency> dependencies(
      List<Edge> edges, List<Integer> order, UnaryOperator<Explanation> held) {
    return edges.stream()
        .map(edge -> new Dependency(
            order.indexOf(edge.to()),
            order.indexOf(edge.from()),
            held.apply(edge.why().get())))
        .sorted(Comparator.comparingInt(Dependency::task).thenComparingInt(Dependency::on))
        .toList();
  }

  public Plan {
    tasks = List.copyOf(tasks);
    dependencies = List.copyOf(dependencies);
    leftOut = List.copyOf(leftOut);
    for (Dependency each : dependencies) {
      if (each.on() < 0 || each.on() >= each.task() || each.task() >= tasks.size()) {
        throw new IllegalArgumentException("a task waits for what comes after it: " + each);
      }
    }
  }
}
