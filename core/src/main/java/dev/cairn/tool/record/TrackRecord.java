package dev.cairn.tool.record;

import dev.cairn.formula.Posterior;
import dev.cairn.operation.Rate;
import dev.cairn.policy.DecisionPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How one tool did, by the outcomes that count.
 *
 * @param told whether somebody told what it is
 * @param posterior by all of them
 * @param proven as if no success had been told that nothing proves
 * @param word how much of the posterior is somebody's word
 * @param executions how many outcomes those are, {@code provenExecutions} those of {@code proven}
 * @param changed when its definition last changed: all that was known before was of another tool
 */
public record TrackRecord(
    boolean told,
    Posterior posterior,
    Posterior proven,
    Word word,
    long executions,
    long provenExecutions,
    Optional<Instant> lastSuccess,
    Optional<Instant> lastFailure,
    Optional<Instant> updated,
    Optional<Instant> changed) {

  private static final double ROUNDING = 1e-9;

  /** Outcomes that are somebody's word, faded as the posterior is. */
  public record Word(double succeeded, double failed) {
    static final Word NONE = new Word(0, 0);

    Word kept(double share) {
      return new Word(succeeded * share, failed * share);
    }

    Word with(boolean ok, double mass) {
      return ok
          ? new Word(Math.max(0, succeeded + mass), failed)
          : new Word(succeeded, failed + mass);
    }
  }

  static TrackRecord unknown(DecisionPolicy policy) {
    Posterior prior = Posterior.prior(policy);
    return new TrackRecord(
        false,
        prior,
        prior,
        Word.NONE,
        0,
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  TrackRecord with(DecisionPolicy policy, boolean ok, boolean isProven, Instant at) {
    boolean counts = isProven || !ok;
    Posterior before = aged(proven, policy, at);
    Word faded = word.kept(policy.fading() * kept(policy, at));
    return new TrackRecord(
        told,
        at(policy, at).after(policy, ok),
        counts ? before.after(policy, ok) : before,
        isProven ? faded : faded.with(ok, 1),
        executions + 1,
        provenExecutions + (counts ? 1 : 0),
        ok ? later(lastSuccess, at) : lastSuccess,
        ok ? lastFailure : later(lastFailure, at),
        later(updated, at),
        changed);
  }

  /** A run that counted as a success is known to have failed. What it weighs by now moves to the other side. */
  TrackRecord corrected(DecisionPolicy policy, CountedRun run, boolean isProven, Instant at) {
    if (run.nth() > executions) {
      // It was of the tool before it changed.
      return with(policy, false, isProven, at);
    }
    double mass = StrictMath.pow(policy.fading(), (double) (executions - run.nth()));
    Posterior provenNow = run.proven()
        ? proven.turned(
            policy, StrictMath.pow(policy.fading(), (double) (provenExecutions - run.nthProven())))
        : proven.after(policy, false);
    Word left = run.proven() ? word : word.with(true, -mass);
    return new TrackRecord(
        told,
        posterior.turned(policy, mass),
        provenNow,
        isProven ? left : left.with(false, mass),
        executions,
        provenExecutions + (run.proven() ? 0 : 1),
        lastSuccess,
        later(lastFailure, at),
        later(updated, at),
        changed);
  }

  /** As the run that was added last will be known again. */
  CountedRun last(boolean ok, boolean isProven) {
    return new CountedRun(ok, isProven, executions, provenExecutions);
  }

  /** What is believed at a time: outcomes may age. */
  public Posterior at(DecisionPolicy policy, Instant now) {
    return aged(posterior, policy, now);
  }

  /** What would be believed at a time without successes that nothing proves. */
  public Posterior provenAt(DecisionPolicy policy, Instant now) {
    return aged(proven, policy, now);
  }

  /** The one success rate, with what it rests on. */
  public Rate rate(DecisionPolicy policy, Instant now) {
    Posterior all = at(policy, now);
    Posterior prior = Posterior.prior(policy);
    Word said = word.kept(kept(policy, now));
    return new Rate(
        all.mean().value(),
        new Rate.Part(
            rest(all.alpha() - prior.alpha() - said.succeeded()),
            rest(all.beta() - prior.beta() - said.failed())),
        new Rate.Part(said.succeeded(), said.failed()),
        new Rate.Part(prior.alpha(), prior.beta()));
  }

  /** Without what rounding leaves over. */
  private static double rest(double mass) {
    return mass < ROUNDING ? 0 : mass;
  }

  private Posterior aged(Posterior believed, DecisionPolicy policy, Instant now) {
    return believed.aged(policy, days(now));
  }

  private double kept(DecisionPolicy policy, Instant now) {
    return Posterior.kept(policy, days(now));
  }

  private double days(Instant now) {
    double days = updated
        .map(last -> (double) Duration.between(last, now).toSeconds()
            / Duration.ofDays(1).toSeconds())
        .orElse(0.0);
    return Math.max(0, days);
  }

  TrackRecord toldOf() {
    return new TrackRecord(
        true,
        posterior,
        proven,
        word,
        executions,
        provenExecutions,
        lastSuccess,
        lastFailure,
        updated,
        changed);
  }

  /** It says something else of itself than before, so it is another tool. */
  TrackRecord startedOver(DecisionPolicy policy, Instant at) {
    TrackRecord none = unknown(policy);
    return new TrackRecord(
        true,
        none.posterior,
        none.proven,
        Word.NONE,
        0,
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
