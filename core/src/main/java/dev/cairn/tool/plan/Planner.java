package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.ExpectedF;
import dev.cairn.formula.PlanConfidence;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.LeftOut;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes a plan: chooses the tools a request needs, and finds out which waits for which. */
public final class Planner {
  private final TaskChoice choice;
  private final RunMemory runs;
  private final LinkMemory links;
  private final EdgePredictor edges;
  private final Policy policy;

  public Planner(RunMemory runs, LinkMemory links, Lineup lineup, Ties ties, Policy policy) {
    this.choice = new TaskChoice(runs, links, lineup, policy);
    this.runs = runs;
    this.links = links;
    this.edges = new EdgePredictor(runs, links, lineup, ties, policy);
    this.policy = policy;
  }

  /**
   * From all tools.
   *
   * @param context what was run already: no task of the plan, but something tasks may follow
   * @param failing why a tool may not be a task
   */
  public Plan plan(
      String request,
      List<String> context,
      int tasksMax,
      Function<String, Optional<LeftOut>> failing) {
    List<Wanted> ranked = choice.rank(request, context).stream()
        .filter(wanted -> !context.contains(wanted.tool()))
        .toList();
    NamedTools names = NamedTools.of(request, ranked, runs, links, policy);
    List<Wanted> able =
        ranked.stream().filter(it -> failing.apply(it.tool()).isEmpty()).toList();
    List<Wanted> chosen = new ArrayList<>(best(able, tasksMax));
    double least = chosen.isEmpty()
        ? policy.plan().taskLeast()
        : chosen.get(chosen.size() - 1).chance();
    List<LeftOut> leftOut = ranked.stream()
        .filter(it -> it.chance() >= least || names.has(it.tool()))
        .flatMap(it -> failing.apply(it.tool()).stream())
        .collect(Collectors.toCollection(ArrayList::new));
    able.stream()
        .filter(it -> names.has(it.tool()) && !chosen.contains(it))
        .forEach(it -> addNamed(it, names, chosen, tasksMax, leftOut));
    List<Plan.Task> tasks = chosen.stream()
        .map(wanted -> new Plan.Task(wanted.tool(), held(wanted.why().get())))
        .toList();
    return ordered(request, context, tasks, leftOut);
  }

  /** Those that make the best balance of right ones kept and right ones missed. */
  private List<Wanted> best(List<Wanted> able, int tasksMax) {
    int kept = ExpectedF.keep(able.stream().mapToDouble(Wanted::chance).toArray());
    return able.stream()
        .limit(Math.min(kept, tasksMax))
        .filter(wanted -> wanted.chance() >= policy.plan().taskLeast())
        .toList();
  }

  /** What the request names is a task, or it is said why not. */
  private static void addNamed(
      Wanted wanted, NamedTools names, List<Wanted> chosen, int tasksMax, List<LeftOut> leftOut) {
    Optional<String> rival =
        names.rival(wanted.tool(), chosen.stream().map(Wanted::tool).toList());
    if (rival.isPresent()) {
      String because = "is named by no more words than " + rival.get();
      leftOut.add(new LeftOut(ToolId.parse(wanted.tool()), because));
    } else if (chosen.size() >= tasksMax) {
      String because = "is one more than the " + tasksMax + " tasks there may be";
      leftOut.add(new LeftOut(ToolId.parse(wanted.tool()), because));
    } else {
      chosen.add(wanted);
    }
  }

  /** With just these tools. */
  public Plan plan(String request, List<String> context, Collection<String> tools) {
    Explanation asked = Explanation.leaf(policy.tool().confidenceMax(), "it was asked for");
    List<Plan.Task> tasks = tools.stream()
        .distinct()
        .sorted()
        .map(tool -> new Plan.Task(tool, asked))
        .toList();
    return ordered(request, context, tasks, List.of());
  }

  private Explanation held(Explanation chance) {
    return chance.clamp(0, policy.tool().confidenceMax());
  }

  private Plan ordered(
      String request, List<String> context, List<Plan.Task> tasks, List<LeftOut> leftOut) {
    List<String> names = new ArrayList<>(new LinkedHashSet<>(
        Stream.concat(tasks.stream().map(Plan.Task::tool), recent(context)).toList()));
    List<Edge> kept = Acyclic.of(names.size(), likely(edges.predict(names, request))).stream()
        .filter(edge -> edge.from() < tasks.size() && edge.to() < tasks.size())
        .toList();
    List<Integer> order = Acyclic.order(tasks.size(), kept);
    List<Plan.Dependency> dependencies = Plan.dependencies(kept, order, this::held);
    List<Plan.Task> placed = order.stream().map(tasks::get).toList();
    return new Plan(
        placed,
        dependencies,
        PlanConfidence.of(policy, placed.stream().map(Plan.Task::confidence).toList()),
        leftOut);
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
