package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import java.util.List;

/**
 * What to do, and what waits for what. Never goes round in a ring.
 *
 * @param tasks so that each stands behind all it waits for
 * @param dependencies by task, then by what it waits for
 * @param confidence how right the plan may be, never above the ceiling of the policy; 0 without tasks
 */
public record Plan(List<Task> tasks, List<Dependency> dependencies, Explanation confidence) {
  /** One tool to be run. */
  public record Task(String tool, Explanation confidence) {}

  /**
   * A task waits for another.
   *
   * @param task its place in the plan
   * @param on the place of the one that must be done before
   */
  public record Dependency(int task, int on, Explanation chance) {}

  public Plan {
    tasks = List.copyOf(tasks);
    dependencies = List.copyOf(dependencies);
    for (Dependency each : dependencies) {
      if (each.on() < 0 || each.on() >= each.task() || each.task() >= tasks.size()) {
        throw new IllegalArgumentException("a task waits for what comes after it: " + each);
      }
    }
  }
}
