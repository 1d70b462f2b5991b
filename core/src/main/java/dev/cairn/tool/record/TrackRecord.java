package dev.cairn.tool.record;

import dev.cairn.formula.Posterior;
import dev.cairn.policy.DecisionPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How one tool did, by the outcomes that count.
 *
 * @param told whether somebody told what it is
 * @param executions how many those are
 * @param changed when its definition last changed: all that was known before was of another tool
 */
public record TrackRecord(
    boolean told,
    Posterior posterior,
    long executions,
    Optional<Instant> lastSuccess,
    Optional<Instant> lastFailure,
    Optional<Instant> updated,
    Optional<Instant> changed) {

  static TrackRecord unknown(DecisionPolicy policy) {
    return new TrackRecord(
        false,
        Posterior.prior(policy),
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  TrackRecord with(DecisionPolicy policy, boolean ok, Instant at) {
    return new TrackRecord(
        told,
        at(policy, at).after(policy, ok),
        executions + 1,
        ok ? later(lastSuccess, at) : lastSuccess,
        ok ? lastFailure : later(lastFailure, at),
        later(updated, at),
        changed);
  }

  /** What is believed at a time: outcomes may age. */
  public Posterior at(DecisionPolicy policy, Instant now) {
    double days = updated
        .map(last -> (double) Duration.between(last, now).toSeconds()
            / Duration.ofDays(1).toSeconds())
        .orElse(0.0);
    return posterior.aged(policy, Math.max(0, days));
  }

  TrackRecord toldOf() {
    return new TrackRecord(true, posterior, executions, lastSuccess, lastFailure, updated, changed);
  }

  /** It says something else of itself than before, so it is another tool. */
  TrackRecord startedOver(DecisionPolicy policy, Instant at) {
    return new TrackRecord(
        true,
        Posterior.prior(policy),
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(at));
  }

  private static Optional<Instant> later(Optional<Instant> known, Instant at) {
    return Optional.of(known.filter(it -> it.isAfter(at)).orElse(at));
  }
}
