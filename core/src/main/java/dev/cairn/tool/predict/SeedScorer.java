package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.CoOccurrenceConfidence;
import dev.cairn.formula.CommunityConfidence;
import dev.cairn.formula.EpisodicAdjustment;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.NextScore;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.Use;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.run.RunMemory;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The weighted sums of S3 §3: for a tool what followed the last step, its community, common neighbours and its
 * rank; for a capability the tools it shares with those in use. Knows nothing of requests. Kept to measure
 * others against.
 */
public final class SeedScorer implements NextScorer {
  private final RunMemory memory;
  private final Lineup lineup;
  private final ToolNet net;
  private final SeedCapabilities capabilities;
  private final Function<ToolId, Use> outcomes;
  private final Policy policy;

  public SeedScorer(
      RunMemory memory,
      Lineup lineup,
      ToolNet net,
      SeedCapabilities capabilities,
      Function<ToolId, Use> outcomes,
      Policy policy) {
    this.memory = memory;
    this.lineup = lineup;
    this.net = net;
    this.capabilities = capabilities;
    this.outcomes = outcomes;
    this.policy = policy;
  }

  @Override
  public List<Prediction> predict(
      List<String> context, Optional<String> intent, Optional<String> workflowType, int limit) {
    List<ToolId> steps = context.stream().map(ToolId::parse).toList();
    Optional<ToolId> last =
        steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1));
    double most = last.map(this::mostCommon).orElse(0.0);
    return Scored.best(lineup, limit, policy, tool -> {
      ToolId id = ToolId.parse(tool.tool());
      return capabilities.has(id) ? capabilities.score(id, steps) : adjusted(id, last, most);
    });
  }

  private double mostCommon(ToolId last) {
    return net.tools().stream()
        .mapToDouble(tool -> net.common(last, tool))
        .max()
        .orElse(0);
  }

  /** With what S3 §3.3 adds and takes away for past outcomes; what mostly failed has no chance. */
  private Explanation adjusted(ToolId tool, Optional<ToolId> last, double most) {
    Use use = outcomes.apply(tool);
    return EpisodicAdjustment.of(policy.reliability(), use.succeeded(), use.failed())
        .map(adjustment ->
            Explanation.sum("next tool by outcomes", score(tool, last, most), adjustment))
        .orElse(Explanation.leaf(0, "it mostly failed"));
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
    Explanation edge = Explanation.leaf(net.weight(last, tool), "the edge to it");
    return CommunityConfidence.of(policy, rank, edge, neighbours);
  }

  private Explanation followed(ToolId last, ToolId tool) {
    int times = memory.after(memory.find(last.toString())).times(memory.find(tool.toString()));
    return times == 0
        ? Explanation.leaf(0, "never followed")
        : CoOccurrenceConfidence.of(policy, Math.min(1, net.weight(last, tool)), times);
  }
}
