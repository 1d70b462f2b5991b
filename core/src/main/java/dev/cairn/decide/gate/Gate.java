package dev.cairn.decide.gate;

import dev.cairn.log.Risk;
import dev.cairn.operation.CheckAction.Guard;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.policy.DecisionPolicy;
import dev.cairn.policy.Switch;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Optional;

/**
 * The verdict. First what the user forbade, then what he said yes to, then danger and tools that went bad, and only
 * then how sure somebody is: no score, and nothing learned, opens what a person has to open.
 */
public final class Gate {
  private final DecisionPolicy policy;

  public Gate(DecisionPolicy policy) {
    this.policy = policy;
  }

  /**
   * Decides.
   *
   * @param broken why the tool no longer does what it used to, if that is so
   */
  public Ruling rule(
      Risk risk,
      double confidence,
      double threshold,
      List<Guard> guards,
      Consent consent,
      Optional<String> broken) {
    Optional<Guard> forbids = guards.stream().filter(Guard::forbids).findFirst();
    if (forbids.isPresent()) {
      return new Ruling(Verdict.DENY, "a rule forbids it: \"" + forbids.get().statement() + "\"");
    }
    if (consent.kind() == Consent.Kind.REJECTED) {
      return new Ruling(Verdict.DENY, "a person rejected this very call");
    }
    if (consent.kind() == Consent.Kind.CALL) {
      return new Ruling(Verdict.ALLOW, "this very call was approved");
    }
    if (risk == Risk.DANGEROUS
        && policy.dangerousApproval() == Switch.ON
        && consent.kind() == Consent.Kind.NONE) {
      return new Ruling(
          Verdict.ASK, "dangerous: a person has to approve this call, however sure one is");
    }
    Optional<Guard> unsure = guards.stream().filter(Guard::unsure).findFirst();
    if (unsure.isPresent()) {
      return new Ruling(
          Verdict.ASK,
          "a rule might forbid it, and no model is loaded to tell: \""
              + unsure.get().statement() + "\"");
    }
    if (broken.isPresent()) {
      return new Ruling(Verdict.ASK, "it no longer does what it used to: " + broken.get());
    }
    // Written so that what is not a number asks.
    return confidence >= threshold
        ? new Ruling(Verdict.ALLOW, compared(confidence, "reaches", threshold))
        : new Ruling(Verdict.ASK, compared(confidence, "is below", threshold));
  }

  /**
   * What becomes of a ruling while events are missing, among which may be the one that forbade it or raised the risk: only
   * what a person called safe is allowed, and nothing because it was approved.
   *
   * @param calledSafe whether it is safe by the word of a person and not by what it is called or does
   * @param damage what is missing, if anything is
   */
  public static Ruling whileDamaged(Ruling ruling, boolean calledSafe, Optional<String> damage) {
    return damage.isPresent() && ruling.verdict() == Verdict.ALLOW && !calledSafe
        ? new Ruling(Verdict.ASK, damage.get())
        : ruling;
  }

  private static String compared(double confidence, String how, double threshold) {
    return "confidence " + figure(confidence) + " " + how + " the threshold " + figure(threshold);
  }

  /** As a person writes it; a format costs more than the decision. */
  private static String figure(double value) {
    return Double.isNaN(value)
        ? "that is no number"
        : BigDecimal.valueOf(value)
            .round(MathContext.DECIMAL32)
            .stripTrailingZeros()
            .toPlainString();
  }
}
