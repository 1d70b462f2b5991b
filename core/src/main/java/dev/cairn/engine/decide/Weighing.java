package dev.cairn.engine.decide;

import dev.cairn.decide.gate.Situation;
import dev.cairn.engine.State;
import dev.cairn.explain.Explanation;
import dev.cairn.formula.EpisodicBoost;
import dev.cairn.formula.ExplorationBonus;
import dev.cairn.formula.Posterior;
import dev.cairn.log.Chain;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.policy.DecisionMode;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.decision.PastDecision;
import dev.cairn.tool.decision.SimilarDecisions;
import dev.cairn.tool.net.LocalAlphas;
import dev.cairn.tool.net.ToolNet;
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

  String cluster(ToolId tool) {
    return net.cluster(tool);
  }

  /**
   * All a threshold follows from.
   *
   * @param rate the share of successes, believed or drawn
   */
  Situation situation(Asked asked, Risk risk, Explanation rate) {
    LocalAlphas.Found alpha = alpha(asked);
    return new Situation(risk, rate, alpha, boost(asked, alpha.alpha().value()), bonus(asked));
  }

  private LocalAlphas.Found alpha(Asked asked) {
    LocalAlphas alphas = new LocalAlphas(policy().alpha(), net);
    long seen = record(asked.tool()).executions();
    return asked.mode() == DecisionMode.ACTIVE
        ? alphas.active(asked.tool(), asked.likeness(), seen)
        : alphas.passive(asked.tool(), asked.context(), state.catalogue()::uses, seen);
  }

  private EpisodicBoost boost(Asked asked, double alpha) {
    DecisionPolicy numbers = policy().decision();
    Duration age =
        Duration.ofSeconds(Math.round(numbers.boostDays() * Duration.ofDays(1).toSeconds()));
    List<PastDecision> like = state
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
    long good = like.stream().filter(PastDecision::ok).count();
    return EpisodicBoost.of(numbers, like.size(), good);
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
