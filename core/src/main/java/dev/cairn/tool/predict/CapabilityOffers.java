package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.CapabilityScore;
import dev.cairn.formula.GraphSignal;
import dev.cairn.formula.NextScore;
import dev.cairn.log.ToolId;
import dev.cairn.policy.CapabilityForm;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ScorerForm;
import dev.cairn.tool.Standing;
import dev.cairn.tool.cluster.Companies;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Capabilities whose tools are in use, though nobody asked for them and they may never have run. S3 §4.4.
 *
 * <pre>
 *   score      = overlap of its tools with those in use * (1 + boost) * reliability
 *   confidence = overlap * reliability; in the founding form the score itself
 * </pre>
 *
 * <p>The boost says how much a capability is to be preferred to others, not how likely it is.
 */
public final class CapabilityOffers {
  private final Map<ToolId, Set<ToolId>> tools;
  private final Companies companies;
  private final Standing standing;
  private final Policy policy;

  /**
   * Of all capabilities.
   *
   * @param tools what each is made of, through capabilities it uses
   */
  public CapabilityOffers(
      Map<ToolId, Set<ToolId>> tools, Companies companies, Standing standing, Policy policy) {
    this.tools = Map.copyOf(tools);
    this.companies = companies;
    this.standing = standing;
    this.policy = policy;
  }

  /**
   * Every capability that shares a tool with those in use.
   *
   * @param meaning how well a capability fits what is to be done; 0 where nobody said it
   */
  public List<Prediction> predict(
      Collection<ToolId> inUse, Lineup lineup, ToDoubleFunction<ToolId> meaning) {
    Set<ToolId> used = new HashSet<>(inUse);
    List<Prediction> offers = new ArrayList<>();
    tools.forEach((capability, own) -> {
      Set<ToolId> shared = new HashSet<>(own);
      shared.retainAll(used);
      if (!shared.isEmpty()) {
        Explanation overlap = CapabilityScore.overlap(shared.size(), own.size(), used.size());
        lineup
            .find(capability.toString())
            .ifPresent(
                candidate -> offers.add(offer(candidate, capability, overlap, used, meaning)));
      }
    });
    return offers;
  }

  private Prediction offer(
      Candidate candidate,
      ToolId capability,
      Explanation overlap,
      Set<ToolId> used,
      ToDoubleFunction<ToolId> meaning) {
    Explanation reliability = standing.reliability(capability);
    boolean weighted = policy.prediction().capabilities() == CapabilityForm.WEIGHTED;
    Explanation score = weighted
        ? weighted(capability, overlap, meaning)
        : CapabilityScore.of(
            policy.score(), overlap, companies.keeps(capability, used), reliability);
    double sure = weighted || policy.prediction().scorer() == ScorerForm.SEED
        ? score.value()
        : overlap.value() * reliability.value();
    double held = Math.min(policy.tool().confidenceMax(), sure);
    return new Prediction(candidate, score, held, held);
  }

  private Explanation weighted(
      ToolId capability, Explanation overlap, ToDoubleFunction<ToolId> meaning) {
    return NextScore.capability(
        policy.score(),
        overlap,
        Explanation.leaf(standing.successRate(capability), "share of successes"),
        GraphSignal.rank(policy.score(), companies.rank(capability), companies.largestRank()),
        Explanation.leaf(meaning.applyAsDouble(capability), "fits what is to be done"));
  }
}
