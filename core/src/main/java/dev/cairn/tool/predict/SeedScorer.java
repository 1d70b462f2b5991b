package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.CoOccurrenceConfidence;
import dev.cairn.formula.CommunityConfidence;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.NextScore;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.Standing;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.run.RunMemory;
import java.util.List;
import java.util.Optional;

/**
 * The weighted sum of S3 §3 for tools: what followed the last step, its community, common neighbours and its rank.
 * Knows nothing of requests.
 */
public final class SeedScorer implements NextScorer {
  private final RunMemory memory;
  private final Lineup lineup;
  private final ToolNet net;
  private final Standing standing;
  private final Policy policy;

  public SeedScorer(
      RunMemory memory, Lineup lineup, ToolNet net, Standing standing, Policy policy) {
    this.memory = memory;
    this.lineup = lineup;
    this.net = net;
    this.standing = standing;
    this.policy = policy;
  }

  @Override
  public List<Prediction> predict(
      List<String> context, Optional<String> intent, Optional<String> workflowType, int limit) {
    Optional<ToolId> last = context.isEmpty()
        ? Optional.empty()
        : Optional.of(ToolId.parse(context.get(context.size() - 1)));
    double most = last.map(this::mostCommon).orElse(0.0);
    return Scored.best(lineup, limit, policy, tool -> {
      ToolId id = ToolId.parse(tool.tool());
      return id.isCapability()
          ? Explanation.leaf(0, "offered by the tools it uses")
          : adjusted(id, last, most);
    });
  }

  private double mostCommon(ToolId last) {
    return net.tools().stream()
        .mapToDouble(tool -> net.common(last, tool))
        .max()
        .orElse(0);
  }

  /** With what S3 §3.3 adds and takes away for past outcomes. What mostly failed is left out by who answers. */
  private Explanation adjusted(ToolId tool, Optional<ToolId> last, double most) {
    Explanation score = score(tool, last, most);
    return standing
        .adjustment(tool)
        .map(adjustment -> Explanation.sum("next tool by outcomes", score, adjustment))
        .orElse(score);
  }

  private Explanation score(ToolId tool, Optional<ToolId> last, double most) {
    Explanation rank = GraphSignal.rank(policy.score(), net.rank(tool), net.largestRank());
    Explanation neighbours = GraphSignal.neighbours(
        policy.score(), last.map(it -> net.common(it, tool)).orElse(0.0), most);
    return NextScore.tool(
        policy.score(),
        last.map(it -> followed(it, tool)).orElse(Explanation.leaf(0, "no step yet")),
        last.filter(it -> net.cluster(it).equals(net.cluster(tool)))
            .map(it -> community(it, tool, rank, neighbours))
            .orElse(Explanation.leaf(0, "another community")),
        neighbours,
        rank);
  }

  private Explanation community(
      ToolId last, ToolId tool, Explanation rank, Explanation neighbours) {
    Explanation edge = Explanation.leaf(net.edge(last, tool), "the edge to it");
    return CommunityConfidence.of(policy, rank, edge, neighbours);
  }

  private Explanation followed(ToolId last, ToolId tool) {
    int times = memory.after(memory.find(last.toString())).times(memory.find(tool.toString()));
    return times == 0
        ? Explanation.leaf(0, "never followed")
        : CoOccurrenceConfidence.of(policy, Math.min(1, net.edge(last, tool)), times);
  }
}
