package dev.cairn.tool;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.EpisodicAdjustment;
import dev.cairn.formula.Posterior;
import dev.cairn.formula.Reliability;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ReliabilityPolicy;
import dev.cairn.tool.cluster.Companies;
import dev.cairn.tool.context.Nearness;
import dev.cairn.tool.record.TrackRecord;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What is known of tools besides what they say of themselves, for one search: how they did, and how near they
 * stand to those in use.
 */
public final class Standing {
  private static final int PERCENT = 100;

  private record Outcomes(long count, double succeeded, double failed) {
    static final Outcomes NONE = new Outcomes(0, 0, 0);
  }

  private final Map<ToolId, Outcomes> outcomes = new HashMap<>();
  private final ReliabilityPolicy policy;
  private final Optional<InUse> inUse;

  /** A bound of a Beta is dear, and most tools have outcomes like others. */
  private final Map<Outcomes, Explanation> factors = new HashMap<>();

  /** Tools in use. */
  public record InUse(List<ToolId> tools, Nearness nearness, Companies companies) {}

  public Standing(SortedMap<ToolId, TrackRecord> records, Policy policy, Optional<InUse> inUse) {
    Posterior prior = Posterior.prior(policy.decision());
    records.forEach((tool, record) -> {
      if (record.executions() > 0) {
        outcomes.put(tool, outcomes(record, prior));
      }
    });
    this.policy = policy.reliability();
    this.inUse = inUse;
  }

  /** What is left of them: old outcomes fade. */
  private static Outcomes outcomes(TrackRecord record, Posterior prior) {
    return new Outcomes(
        record.executions(),
        Math.max(0, record.posterior().alpha() - prior.alpha()),
        Math.max(0, record.posterior().beta() - prior.beta()));
  }

  Optional<InUse> inUse() {
    return inUse;
  }

  private Outcomes outcomes(ToolId tool) {
    return outcomes.getOrDefault(tool, Outcomes.NONE);
  }

  /** What its outcomes make of a tool's score. */
  public Explanation reliability(ToolId tool) {
    return factors.computeIfAbsent(
        outcomes(tool), all -> Reliability.of(policy, all.succeeded(), all.failed()));
  }

  /** Why a tool is not to be suggested: it mostly fails, and there is enough to say so. The same for all answers. */
  public Optional<LeftOut> leftOut(ToolId tool) {
    Outcomes all = outcomes(tool);
    return Reliability.excluded(policy, all.count(), all.succeeded(), all.failed())
        ? Optional.of(new LeftOut(
            tool,
            "mostly fails (%.0f %% of %,d outcomes were good)"
                .formatted(PERCENT * successRate(tool), all.count())))
        : Optional.empty();
  }

  /** What outcomes add to a confidence or take from it; nothing for what mostly fails. */
  public Optional<Explanation> adjustment(ToolId tool) {
    Outcomes all = outcomes(tool);
    return leftOut(tool).isPresent()
        ? Optional.empty()
        : EpisodicAdjustment.of(policy, all.succeeded(), all.failed());
  }

  /** The share of good outcomes, as far as they still count; 0 without any. */
  public double successRate(ToolId tool) {
    Outcomes all = outcomes(tool);
    double left = all.succeeded() + all.failed();
    return left == 0 ? 0 : all.succeeded() / left;
  }

  boolean inCompany(ToolId tool) {
    return inUse.map(used -> used.companies().keeps(tool, used.tools())).orElse(false);
  }
}
