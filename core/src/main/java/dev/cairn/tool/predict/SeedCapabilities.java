package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.CapabilityScore;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.NextScore;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.tool.cluster.HypergraphRank;
import dev.cairn.tool.cluster.Incidence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What S3 §3 says for a capability as the next step: the tools it shares with those in use, and how it did. */
public final class SeedCapabilities {
  private final Policy policy;
  private final Map<ToolId, List<ToolId>> uses;
  private final Map<ToolId, Double> success;
  private final HypergraphRank ranks;

  /**
   * Of all capabilities.
   *
   * @param uses what each is made of
   * @param success the share of successes of each
   */
  public SeedCapabilities(
      Policy policy, Map<ToolId, List<ToolId>> uses, Map<ToolId, Double> success) {
    this.policy = policy;
    this.uses = Map.copyOf(uses);
    this.success = Map.copyOf(success);
    List<Incidence.Use> pairs = new ArrayList<>();
    uses.forEach((capability, tools) -> tools.forEach(
        tool -> pairs.add(new Incidence.Use(tool.toString(), capability.toString()))));
    this.ranks = HypergraphRank.of(
        policy.graph(),
        Incidence.of(
            pairs.stream().map(Incidence.Use::tool).toList(),
            uses.keySet().stream().map(ToolId::toString).toList(),
            pairs));
  }

  boolean has(ToolId tool) {
    return uses.containsKey(tool);
  }

  /** Nearness to the intent is left at 0: there is none without a model. */
  Explanation score(ToolId capability, Collection<ToolId> context) {
    Set<ToolId> own = new HashSet<>(uses.getOrDefault(capability, List.of()));
    Set<ToolId> shared = new HashSet<>(own);
    shared.retainAll(Set.copyOf(context));
    double rank = ranks.capability(capability.toString()).orElse(0);
    return NextScore.capability(
        policy.score(),
        CapabilityScore.overlap(shared.size(), own.size(), Set.copyOf(context).size()),
        Explanation.leaf(success.getOrDefault(capability, 0.0), "share of successes"),
        GraphSignal.rank(policy.score(), rank, ranks.capabilityMax()),
        Explanation.leaf(0, "no model"));
  }
}
