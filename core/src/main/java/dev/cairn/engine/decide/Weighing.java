package dev.cairn.engine.decide;

import dev.cairn.decide.gate.Situation;
import dev.cairn.engine.State;
import dev.cairn.explain.Explanation;
import dev.cairn.formula.EpisodicBoost;
import dev.cairn.formula.ExplorationBonus;
import dev.cairn.formula.Posterior;
import dev.cairn.formula.ToldLimit;
import dev.cairn.log.Chain;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Rate;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.decision.PastDecision;
import dev.cairn.tool.decision.SimilarDecisions;
import dev.cairn.tool.net.LocalAlphas;
import dev.cairn.tool.net.ToolNet;
import dev.cairn.tool.record.LastCalls;
import dev.cairn.tool.record.TrackRecord;
import dev.cairn.tool.risk.RiskAssessment;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** What is known about a tool at a moment, as far as a threshold follows from it. */
final class Weighing {
  private final State state;
  private final ToolNet net;
  private final Instant now;

  Weighing(State state, ToolNet net, Instant now) {
    this.state = state;
    this.net = net;
    this.now = now;
  }

  /**
   * What is asked.
   *
   * @param likeness of the tool with others; asked in mode active only
   */
  record Asked(
      ToolId tool,
      DecisionMode mode,
      List<ToolId> context,
      Optional<String> workflowType,
      Function<ToolId, OptionalDouble> likeness) {
    /** Of one tool, for nobody in particular. */
    static Asked of(ToolId tool) {
      return new Asked(
          tool,
          DecisionMode.SPECULATION,
          List.of(),
          Optional.empty(),
          other -> OptionalDouble.empty());
    }
  }

  Posterior posterior(ToolId tool) {
    return record(tool).at(policy().decision(), now);
  }

  Rate successes(ToolId tool) {
    return record(tool).rate(policy().decision(), now);
  }

  String cluster(ToolId tool) {
    return net.cluster(tool);
  }

  /**
   * All a threshold follows from.
   *
   * @param rate the share of successes by what is believed: its mean, or a draw from it
   * @param last how this very call went the last time, if anybody knows
   */
  Situation situation(
      Asked asked,
      Risk risk,
      Function<Posterior, Explanation> rate,
      Optional<LastCalls.Ended> last) {
    LocalAlphas.Found alpha = alpha(asked);
    List<PastDecision> like = like(asked, alpha.alpha().value());
    ToldLimit.Side all = new ToldLimit.Side(rate.apply(posterior(asked.tool())), boost(like));
    ToldLimit limit = risk == Risk.MODERATE
        ? ToldLimit.of(policy(), all, proven(asked.tool(), rate, like))
        : new ToldLimit(all.rate(), all.boost());
    return new Situation(risk, limit.rate(), alpha, past(last), limit.boost(), bonus(asked));
  }

  /** As if no success had been told that nothing proves. */
  private ToldLimit.Side proven(
      ToolId tool, Function<Posterior, Explanation> rate, List<PastDecision> like) {
    return new ToldLimit.Side(
        rate.apply(record(tool).provenAt(policy().decision(), now)),
        boost(like.stream().filter(past -> past.proven() || !past.ok()).toList()));
  }

  private Explanation past(Optional<LastCalls.Ended> last) {
    return last.filter(ended -> !ended.ok() && ended.proven())
        .map(ended -> Explanation.leaf(
            policy().decision().pastFailure(),
            "this very call failed the last time, event " + ended.position()))
        .orElseGet(() -> Explanation.leaf(0, "this very call is not known to have failed"));
  }

  private LocalAlphas.Found alpha(Asked asked) {
    LocalAlphas alphas = new LocalAlphas(policy().alpha(), net);
    long seen = record(asked.tool()).executions();
    return asked.mode() == DecisionMode.ACTIVE
        ? alphas.active(asked.tool(), asked.likeness(), seen)
        : alphas.passive(asked.tool(), asked.context(), state.catalogue()::uses, seen);
  }

  private EpisodicBoost boost(List<PastDecision> like) {
    long good = like.stream().filter(PastDecision::ok).count();
    return EpisodicBoost.of(policy().decision(), like.size(), good);
  }

  private List<PastDecision> like(Asked asked, double alpha) {
    DecisionPolicy numbers = policy().decision();
    Duration age =
        Duration.ofSeconds(Math.round(numbers.boostDays() * Duration.ofDays(1).toSeconds()));
    return state
        .decisions()
        .similar()
        .like(new SimilarDecisions.Question(
            asked.tool(),
            net.cluster(asked.tool()),
            alpha,
            asked.workflowType(),
            numbers.boostAlphaWithin(),
            Chain.micros(now.minus(age)),
            (int) numbers.boostMatchesMax()));
  }

  private Explanation bonus(Asked asked) {
    return asked.mode() == DecisionMode.ACTIVE
        ? ExplorationBonus.of(
            policy().decision(),
            Math.max(state.records().executions(), record(asked.tool()).executions()),
            record(asked.tool()).executions())
        : Explanation.leaf(0, "exploration: in mode active only");
  }

  /** What is unusual about a tool. */
  List<String> flags(ToolId tool, RiskAssessment risk, boolean broken) {
    TrackRecord record = record(tool);
    List<String> flags = new ArrayList<>();
    if (state.catalogue().find(tool).isEmpty()) {
      flags.add("unregistered");
    }
    if (record.executions() == 0) {
      flags.add("no_outcomes");
    }
    boolean fresh = record.executions() < policy().alpha().observations();
    if (risk.isFromEarlier() || (record.changed().isPresent() && fresh)) {
      flags.add("changed");
    }
    if (broken) {
      flags.add("broken");
    }
    return flags;
  }

  private TrackRecord record(ToolId tool) {
    return state.records().of(tool);
  }

  private Policy policy() {
    return state.policy().policy();
  }
}
