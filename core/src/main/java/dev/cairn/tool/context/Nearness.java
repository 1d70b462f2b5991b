package dev.cairn.tool.context;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.AdaptiveAlpha;
import dev.cairn.log.ToolId;
import dev.cairn.policy.ContextForm;
import dev.cairn.policy.Policy;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.run.RunMemory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** How near tools stand to those in use, in [0, 1], and how far that counts. Never changes. */
public final class Nearness {
  private static final Explanation NONE =
      Explanation.leaf(0, "nothing joins it to the tools in use");

  private final Explanation alpha;
  private final Map<ToolId, Explanation> near;
  private final List<ToolId> unknown;
  private final Optional<GraphTrust> trust;

  private Nearness(
      Explanation alpha,
      Map<ToolId, Explanation> near,
      List<ToolId> unknown,
      Optional<GraphTrust> trust) {
    this.alpha = alpha;
    this.near = near;
    this.unknown = unknown;
    this.trust = trust;
  }

  /**
   * To these tools, the last used last. The memory must not learn meanwhile.
   *
   * @param net asked only where it has something to say
   * @param isKnown whether anybody told of a tool
   * @param told what others than runs say: tools that have to do with those in use, and what the edge weighs
   */
  public static Nearness to(
      List<ToolId> inUse,
      Supplier<ToolNet> net,
      RunMemory runs,
      Predicate<ToolId> isKnown,
      Map<ToolId, Double> told,
      Policy policy) {
    List<ToolId> last =
        inUse.subList(Math.max(0, inUse.size() - (int) policy.find().contextMax()), inUse.size());
    List<ToolId> neverRun = last.stream()
        .distinct()
        .filter(tool -> runs.find(tool.toString()) == RunMemory.UNKNOWN)
        .toList();
    List<ToolId> unknown = neverRun.stream().filter(isKnown.negate()).toList();
    return policy.find().form() == ContextForm.NEIGHBOURS
        ? byGraph(last, net.get(), unknown, policy)
        : byRuns(new PastRuns(last, runs, policy), neverRun, net, told, unknown, policy);
  }

  private static Nearness byGraph(
      List<ToolId> last, ToolNet net, List<ToolId> unknown, Policy policy) {
    return new Nearness(
        AdaptiveAlpha.of(policy.score(), net.density()),
        Ties.of(last, net, policy.score()),
        unknown,
        Optional.of(new GraphTrust(last, net, policy)));
  }

  /** Of a tool that was run, the runs say more than the graph that was made of them. */
  private static Nearness byRuns(
      PastRuns past,
      List<ToolId> neverRun,
      Supplier<ToolNet> net,
      Map<ToolId, Double> told,
      List<ToolId> unknown,
      Policy policy) {
    Map<ToolId, Explanation> ties =
        neverRun.isEmpty() ? Map.of() : Ties.of(neverRun, net.get(), policy.score());
    return new Nearness(
        AdaptiveAlpha.of(policy.find(), past.seen(tool -> net.get().joinedWeight(tool))),
        past.near(ties, told),
        unknown,
        Optional.empty());
  }

  /** How far the request is trusted, against the tools in use; the same for every tool. */
  public Explanation alpha() {
    return alpha;
  }

  public Explanation of(ToolId tool) {
    return near.getOrDefault(tool, NONE);
  }

  /** Tools in use of which nothing is known. */
  public List<ToolId> unknown() {
    return unknown;
  }

  /** How sure one can be of a tool, where the graph says so itself. */
  public Optional<GraphTrust> trust() {
    return trust;
  }
}
