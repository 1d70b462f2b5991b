package dev.cairn.tool.context;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.GraphConfidence;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.PathConfidence;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.net.ToolNet;
import java.util.List;
import java.util.Map;

/** How sure one can be of a tool by its relevance, its rank and the way to it from those in use. S3 §2.2. */
public final class GraphTrust {
  private final ToolNet net;
  private final Policy policy;
  private final Map<ToolId, Integer> hops;

  GraphTrust(List<ToolId> inUse, ToolNet net, Policy policy) {
    this.net = net;
    this.policy = policy;
    this.hops = net.hops(inUse);
  }

  public Explanation confidence(ToolId tool, Explanation relevance) {
    Integer way = hops.get(tool);
    Explanation path = way == null
        ? Explanation.leaf(0, "no way from the tools in use")
        : PathConfidence.of(policy.graph(), way);
    Explanation rank = GraphSignal.rank(policy.score(), net.rank(tool), net.largestRank());
    return GraphConfidence.of(policy, net.density(), relevance, rank, path);
  }
}
