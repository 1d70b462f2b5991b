package dev.cairn.engine.decide;

import dev.cairn.decide.gate.Situation;
import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.formula.Posterior;
import dev.cairn.formula.Threshold;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.Risk;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Simulate;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyRefused;
import dev.cairn.policy.Switch;
import dev.cairn.tool.decision.Decisions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Past decisions by another policy. What was believed, drawn and matched then is taken as it was logged; only the
 * threshold and the verdict are worked out anew. What a rule forbade or a person answered stays as it was.
 */
final class Simulation {
  private static final int CHANGES_SHOWN = 50;

  private final Memory memory;
  private final LogReads log;
  private final Map<Verdict, Long> now = new EnumMap<>(Verdict.class);
  private final Map<Verdict, Long> then = new EnumMap<>(Verdict.class);
  private final List<Simulate.Change> changed = new ArrayList<>();
  private long failuresAllowed;
  private long successesAsked;

  Simulation(Memory memory, LogReads log) {
    this.memory = memory;
    this.log = log;
  }

  Simulate.Answer of(Simulate request, Reading reading) {
    long head = memory.seen(reading).position();
    DecisionPolicy policy = policy(request).decision();
    long[] places = memory.look(() -> memory.state().decisions().positions());
    long looked = 0;
    for (int i = places.length - 1; i >= 0; i--) {
      Optional<DecisionMade> made = log.at(places[i], DecisionMade.class)
          .filter(
              each -> request.since().map(since -> !each.at().isBefore(since)).orElse(true));
      if (made.isPresent()) {
        looked++;
        add(made.get(), policy);
      }
    }
    return new Simulate.Answer(
        looked, labels(now), labels(then), failuresAllowed, successesAsked, changed, head);
  }

  private Policy policy(Simulate request) {
    try {
      return memory.look(() -> memory.state().policy().policy()).with(request.policy());
    } catch (PolicyRefused e) {
      throw CairnException.invalid("policy", String.valueOf(e.getMessage()));
    }
  }

  private void add(DecisionMade made, DecisionPolicy policy) {
    double threshold = threshold(made, policy);
    Verdict was = DecisionReads.verdict(made);
    Verdict would = verdict(made, threshold, policy);
    now.merge(was, 1L, Long::sum);
    then.merge(would, 1L, Long::sum);
    Optional<Boolean> ok = memory.look(
        () -> memory.state().decisions().outcome(made.decision()).map(Decisions.Outcome::ok));
    failuresAllowed += would == Verdict.ALLOW && ok.equals(Optional.of(false)) ? 1 : 0;
    successesAsked += would == Verdict.ASK && ok.equals(Optional.of(true)) ? 1 : 0;
    if (was != would && changed.size() < CHANGES_SHOWN) {
      changed.add(new Simulate.Change(
          made.decision(),
          made.tool(),
          was,
          would,
          threshold,
          made.confidence(),
          "threshold %.4f instead of %.4f".formatted(threshold, made.breakdown().threshold())));
    }
  }

  private static double threshold(DecisionMade made, DecisionPolicy policy) {
    DecisionMade.Breakdown sum = made.breakdown();
    // Older logs have what was believed, or drawn from it.
    double rate = sum.rate()
        .orElseGet(() -> made.chance()
            .draw()
            .orElseGet(() -> new Posterior(made.chance().alpha(), made.chance().beta())
                .mean()
                .value()));
    double past = sum.pastFailure().orElse(0) > 0 ? policy.pastFailure() : 0;
    return Threshold.of(
            policy,
            Situation.bounds(policy, made.risk()),
            new Threshold.Reasons(rate, sum.localAlpha(), past, sum.boost(), sum.bonus()))
        .value();
  }

  private static Verdict verdict(DecisionMade made, double threshold, DecisionPolicy policy) {
    Verdict was = DecisionReads.verdict(made);
    boolean settled = was == Verdict.DENY || made.approval().isPresent();
    if (settled || made.flags().contains("broken") || made.flags().contains(DecideWrite.DAMAGED)) {
      return was;
    }
    boolean asks = made.risk() == Risk.DANGEROUS && policy.dangerousApproval() == Switch.ON;
    return !asks && made.confidence() >= threshold ? Verdict.ALLOW : Verdict.ASK;
  }

  private static Map<String, Long> labels(Map<Verdict, Long> counts) {
    Map<String, Long> labels = new TreeMap<>();
    for (Verdict verdict : Decide.Verdict.values()) {
      labels.put(verdict.label(), counts.getOrDefault(verdict, 0L));
    }
    return labels;
  }
}
