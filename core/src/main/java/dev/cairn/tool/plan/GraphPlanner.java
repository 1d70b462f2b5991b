package dev.cairn.tool.plan;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.formula.GraphConfidence;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.HybridScore;
import dev.cairn.formula.PathConfidence;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.LeftOut;
import dev.cairn.tool.ToolSearch.Relevant;
import dev.cairn.tool.net.ToolNet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Suggests a plan as S3 §2 does: hybrid search and PageRank choose the tasks, the paths of the graph say which waits
 * for which, and the stage of the graph how far each of the three is believed.
 *
 * <pre>
 *   rank of a task = .8 * hybrid + .2 * PageRank
 *   confidence     = weights of the stage * (hybrid, PageRank, path)
 * </pre>
 *
 * <p>A task's path is its best one from another task or from a tool in use; the plan's is the mean of all between
 * its tasks, and its hybrid score and PageRank are those of its first task by rank.
 */
public final class GraphPlanner {
  private final ToolNet net;
  private final Policy policy;

  public GraphPlanner(ToolNet net, Policy policy) {
    this.net = net;
    this.policy = policy;
  }

  /** A tool with its hybrid score and the rank it has in the plan. */
  private record Ranked(ToolId tool, Explanation hybrid, Explanation score) {}

  /**
   * Of the tools that fit.
   *
   * @param context what was run already: no task of the plan, but something tasks may follow
   * @param failing why a tool may not be a task
   */
  public Plan plan(
      List<Relevant> relevant,
      List<ToolId> context,
      int tasksMax,
      Function<ToolId, Optional<LeftOut>> failing) {
    List<Ranked> all = relevant.stream()
        .filter(each -> !context.contains(each.tool()))
        .map(each -> new Ranked(each.tool(), each.relevance(), rank(each)))
        .sorted(Comparator.comparingDouble((Ranked each) -> -each.score().value())
            .thenComparing(each -> each.tool().toString()))
        .toList();
    List<LeftOut> leftOut = new ArrayList<>();
    List<Ranked> chosen = chosen(all, tasksMax, failing, leftOut);
    return chosen.isEmpty() ? Plan.empty(leftOut) : ordered(chosen, context, leftOut);
  }

  private Explanation rank(Relevant each) {
    return HybridScore.ranked(policy.score(), each.relevance(), rank(each.tool()));
  }

  private Explanation rank(ToolId tool) {
    return GraphSignal.rank(policy.score(), net.rank(tool), net.largestRank());
  }

  /** Those that stand out, as far as they work. */
  private List<Ranked> chosen(
      List<Ranked> all,
      int tasksMax,
      Function<ToolId, Optional<LeftOut>> failing,
      List<LeftOut> leftOut) {
    List<Ranked> chosen = new ArrayList<>();
    double least = 0;
    for (Ranked each : all) {
      if (chosen.size() < tasksMax && each.score().value() >= least) {
        Optional<LeftOut> why = failing.apply(each.tool());
        why.ifPresent(leftOut::add);
        if (why.isEmpty()) {
          chosen.add(each);
          least = Math.max(
              least, policy.tool().shortlistShare() * chosen.get(0).score().value());
        }
      }
    }
    return chosen;
  }

  private Plan ordered(List<Ranked> chosen, List<ToolId> context, List<LeftOut> leftOut) {
    List<ToolId> tools = chosen.stream().map(Ranked::tool).toList();
    List<Edge> kept = Acyclic.of(tools.size(), edges(tools));
    List<Integer> order = Acyclic.order(tools.size(), kept);
    List<Plan.Dependency> dependencies = Plan.dependencies(kept, order, chance -> chance);
    Map<ToolId, Integer> reached = net.hops(context);
    List<Plan.Task> tasks = order.stream()
        .map(place -> new Plan.Task(
            tools.get(place).toString(),
            confidence(chosen.get(place), path(place, kept, tools.get(place), reached))))
        .toList();
    return new Plan(
        tasks, dependencies, confidence(chosen.get(0), strength(dependencies)), leftOut);
  }

  private List<Edge> edges(List<ToolId> tools) {
    Map<ToolId, Integer> places = new LinkedHashMap<>();
    tools.forEach(tool -> places.put(tool, places.size()));
    List<Edge> edges = new ArrayList<>();
    for (ToolId from : tools) {
      Set<ToolId> others = new HashSet<>(tools);
      others.remove(from);
      net.ways(from, others).forEach((to, hops) -> {
        Explanation path = PathConfidence.of(policy.graph(), hops);
        edges.add(new Edge(
            places.getOrDefault(from, 0), places.getOrDefault(to, 0), path.value(), () -> path));
      });
    }
    return edges;
  }

  private Explanation path(int place, List<Edge> edges, ToolId tool, Map<ToolId, Integer> reached) {
    List<Explanation> paths = new ArrayList<>();
    edges.stream()
        .filter(edge -> edge.to() == place)
        .forEach(edge -> paths.add(edge.why().get()));
    Optional.ofNullable(reached.get(tool))
        .ifPresent(hops -> paths.add(PathConfidence.of(policy.graph(), hops)));
    return paths.isEmpty()
        ? Explanation.leaf(0, "no way to it")
        : Explanation.of(Op.MAX, "the best way to it", paths);
  }

  private static Explanation strength(List<Plan.Dependency> dependencies) {
    return dependencies.isEmpty()
        ? Explanation.leaf(0, "no way between the tasks")
        : Explanation.quotient(
            "ways between the tasks",
            Explanation.of(
                Op.SUM,
                "all together",
                dependencies.stream().map(Plan.Dependency::chance).toList()),
            Explanation.leaf(dependencies.size(), "how many"));
  }

  private Explanation confidence(Ranked each, Explanation path) {
    return GraphConfidence.of(policy, net.density(), each.hybrid(), rank(each.tool()), path);
  }
}
