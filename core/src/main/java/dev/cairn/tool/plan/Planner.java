package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.ExpectedF;
import dev.cairn.formula.PlanConfidence;
import dev.cairn.policy.Policy;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes a plan: chooses the tools a request needs, and finds out which waits for which. */
public final class Planner {
  private final TaskChoice choice;
  private final EdgePredictor edges;
  private final Policy policy;

  public Planner(RunMemory runs, LinkMemory links, Lineup lineup, Ties ties, Policy policy) {
    this.choice = new TaskChoice(runs, links, lineup, policy);
    this.edges = new EdgePredictor(runs, links, lineup, ties, policy);
    this.policy = policy;
  }

  /**
   * From all tools.
   *
   * @param context what was run already: no task of the plan, but something tasks may follow
   * @param may whether a tool may be a task at all
   */
  public Plan plan(String request, List<String> context, int tasksMax, Predicate<String> may) {
    List<Wanted> all = choice.rank(request, context).stream()
        .filter(wanted -> !context.contains(wanted.tool()) && may.test(wanted.tool()))
        .toList();
    int kept = ExpectedF.keep(all.stream().mapToDouble(Wanted::chance).toArray());
    List<Plan.Task> tasks = all.stream()
        .limit(Math.min(kept, tasksMax))
        .filter(wanted -> wanted.chance() >= policy.plan().taskLeast())
        .map(wanted -> new Plan.Task(wanted.tool(), held(wanted.why().get())))
        .toList();
    return ordered(request, context, tasks);
  }

  /** With just these tools. */
  public Plan plan(String request, List<String> context, Collection<String> tools) {
    Explanation asked = Explanation.leaf(policy.tool().confidenceMax(), "it was asked for");
    List<Plan.Task> tasks = tools.stream()
        .distinct()
        .sorted()
        .map(tool -> new Plan.Task(tool, asked))
        .toList();
    return ordered(request, context, tasks);
  }

  private Explanation held(Explanation chance) {
    return chance.clamp(0, policy.tool().confidenceMax());
  }

  private Plan ordered(String request, List<String> context, List<Plan.Task> tasks) {
    List<String> names = new ArrayList<>(new LinkedHashSet<>(
        Stream.concat(tasks.stream().map(Plan.Task::tool), recent(context)).toList()));
    List<Edge> kept = Acyclic.of(names.size(), likely(edges.predict(names, request))).stream()
        .filter(edge -> edge.from() < tasks.size() && edge.to() < tasks.size())
        .toList();
    List<Integer> order = Acyclic.order(tasks.size(), kept);
    List<Plan.Dependency> dependencies = kept.stream()
        .map(edge -> new Plan.Dependency(
            order.indexOf(edge.to()),
            order.indexOf(edge.from()),
            held(edge.why().get())))
        .sorted(
            Comparator.comparingInt(Plan.Dependency::task).thenComparingInt(Plan.Dependency::on))
        .toList();
    List<Plan.Task> placed = order.stream().map(tasks::get).toList();
    return new Plan(
        placed,
        dependencies,
        PlanConfidence.of(
            policy.tool(),
            placed.stream().map(Plan.Task::confidence).toList(),
            dependencies.stream().map(Plan.Dependency::chance).toList()));
  }

  private Stream<String> recent(List<String> context) {
    return context
        .subList(Math.max(0, context.size() - (int) policy.plan().poolMax()), context.size())
        .stream();
  }

  private List<Edge> likely(List<Edge> all) {
    List<Edge> best =
        all.stream().sorted(Comparator.comparingDouble(Edge::chance).reversed()).toList();
    int kept = ExpectedF.keep(best.stream().mapToDouble(Edge::chance).toArray());
    return best.stream()
        .limit(kept)
        .filter(edge -> edge.chance() >= policy.plan().edgeLeast())
        .toList();
  }
}
