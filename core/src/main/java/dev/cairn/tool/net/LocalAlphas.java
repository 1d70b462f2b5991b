package dev.cairn.tool.net;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.formula.HierarchicalHeat;
import dev.cairn.formula.LocalAlpha;
import dev.cairn.log.ToolId;
import dev.cairn.policy.AlphaPolicy;
import dev.cairn.policy.CapabilityLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** How far meaning is to be trusted against the graph around a tool, read off the network. */
public final class LocalAlphas {
  /**
   * Local alpha and how it was found.
   *
   * @param cold whether too little was seen for the graph to have its full say
   */
  public record Found(Explanation alpha, String algorithm, boolean cold) {}

  private final AlphaPolicy policy;
  private final ToolNet net;

  public LocalAlphas(AlphaPolicy policy, ToolNet net) {
    this.policy = policy;
    this.net = net;
  }

  /**
   * For somebody who searches: by whether edges lead to what is similar.
   *
   * @param similarity of the tool with another one, as far as it is known
   * @param observations of the tool, besides those of its runs
   */
  public Found active(ToolId tool, Function<ToolId, OptionalDouble> similarity, long observations) {
    List<Double> similarities = new ArrayList<>();
    List<Double> weights = new ArrayList<>();
    for (ToolNet.Neighbour each : net.neighbours(tool)) {
      similarity.apply(each.tool()).ifPresent(near -> {
        similarities.add(Math.max(-1, Math.min(1, near)));
        weights.add(each.weight());
      });
    }
    Explanation alpha = LocalAlpha.active(
        policy,
        similarities.stream().mapToDouble(each -> each).toArray(),
        weights.stream().mapToDouble(each -> each).toArray());
    return started(tool, alpha, "correlation", observations);
  }

  /**
   * For an offer nobody asked for: by what is going on around the tool and the tools used before.
   *
   * @param uses what a capability is made of
   */
  public Found passive(
      ToolId tool, List<ToolId> context, Function<ToolId, List<ToolId>> uses, long observations) {
    List<ToolId> others =
        context.stream().filter(each -> !each.equals(tool)).distinct().toList();
    Explanation alpha = LocalAlpha.passive(
        policy, target(tool, uses), mean("heat of the context", others), path(tool, others));
    return started(tool, alpha, tool.isCapability() ? "hierarchical_heat" : "heat", observations);
  }

  private Found started(ToolId tool, Explanation alpha, String algorithm, long observations) {
    long seen = Math.max(net.observations(tool), observations);
    return new Found(
        LocalAlpha.coldStart(policy, seen, alpha), algorithm, seen < policy.observations());
  }

  private Explanation target(ToolId tool, Function<ToolId, List<ToolId>> uses) {
    if (!tool.isCapability()) {
      return net.heat(tool);
    }
    List<ToolId> parts = uses.apply(tool);
    boolean meta = parts.stream().anyMatch(ToolId::isCapability);
    return HierarchicalHeat.of(
        policy,
        meta ? CapabilityLevel.META : CapabilityLevel.CAPABILITY,
        net.heat(tool),
        mean(
            "heat of its neighbours",
            net.neighbours(tool).stream().map(ToolNet.Neighbour::tool).toList()),
        mean("heat of what it is made of", parts));
  }

  private Explanation mean(String what, List<ToolId> tools) {
    return tools.isEmpty()
        ? Explanation.leaf(0, what + ": none")
        : Explanation.quotient(
            what,
            Explanation.of(Op.SUM, "all together", tools.stream().map(net::heat).toList()),
            Explanation.leaf(tools.size(), "of so many"));
  }

  /** The best way from any tool of the context. */
  private Explanation path(ToolId tool, List<ToolId> context) {
    if (context.isEmpty()) {
      return Explanation.leaf(0, "no context to come from");
    }
    return Explanation.of(
        Op.MAX, "path", context.stream().map(from -> path(from, tool)).toList());
  }

  private Explanation path(ToolId from, ToolId to) {
    double weight = net.weight(from, to);
    return LocalAlpha.path(
        weight > 0 ? OptionalDouble.of(weight) : OptionalDouble.empty(), net.common(from, to));
  }
}
