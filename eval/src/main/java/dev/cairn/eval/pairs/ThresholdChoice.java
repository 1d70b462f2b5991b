package dev.cairn.eval.pairs;

import dev.cairn.eval.pairs.PairScores.Scored;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.PairThresholds;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Chooses thresholds on pairs that a model was not trained on: the lowest ones that are precise enough. */
final class ThresholdChoice {
  private static final double SUPERSEDE_PRECISION = 0.93;
  private static final double BAN_PRECISION = 0.95;
  /** A ban that is lifted by mistake is the worst error, so it needs at least this much more. */
  private static final double BAN_MORE = 0.1;

  private static final double FOREIGN_MAX = 0.025;
  /** Of rules of one file beside their nearest. */
  private static final double NEIGHBOUR_SUPERSEDED_MAX = 0.005;

  private static final double NEIGHBOUR_OTHER_MAX = 0.01;
  private static final double SAME_PRECISION = 0.78;
  private static final double EXCEPTION_PRECISION = 0.75;
  /** Written pairs were made hard to tell apart; of them so much less need be right. */
  private static final double WRITTEN_LESS = 0.06;

  private static final double SUPERSEDE_MIN = 0.5;
  private static final double OTHER_MIN = 0.35;
  /** What tells of others, supposes or quotes needs this much more. */
  private static final double HEDGED_MORE = 0.1;

  private static final double SUBJECT = 0.3;
  /** With talk beside rules to learn from, hardly a sentence passes it beside a foreign rule. */
  private static final double SURELY_SUBJECT = 0.6;

  private ThresholdChoice() {}

  static PairThresholds of(PairScores scores) {
    List<Scored> rows = scores.rows();
    Predicate<Scored> supersedes = scored -> scored.row().supersedes();
    ToDoubleFunction<Scored> superseding = ofSubject(Scored::supersedes);
    double all = lowest(rows, superseding, supersedes, SUPERSEDE_PRECISION, SUPERSEDE_MIN);
    all = Math.max(all, quantile(scores.foreign(), superseding, FOREIGN_MAX));
    all = Math.max(all, quantile(scores.neighbours(), superseding, NEIGHBOUR_SUPERSEDED_MAX));
    List<Scored> bans = rows.stream().filter(each -> each.earlier().forbids()).toList();
    double ban = lowest(bans, superseding, supersedes, BAN_PRECISION, all + BAN_MORE);
    double exception = effect(scores, Effect.EXCEPTION, EXCEPTION_PRECISION);
    double same = effect(scores, Effect.SAME, SAME_PRECISION);
    double hedged = Math.min(0.95, ban + HEDGED_MORE);
    return new PairThresholds(all, ban, hedged, exception, same, SUBJECT, SURELY_SUBJECT);
  }

  private static double effect(PairScores scores, Effect effect, double precision) {
    ToDoubleFunction<Scored> value =
        ofSubject(scored -> scored.probabilities().getOrDefault(effect, 0.0));
    double precise = lowest(
        scores.rows(), value, scored -> scored.row().effect() == effect, precision, OTHER_MIN);
    return Math.max(precise, quantile(scores.neighbours(), value, NEIGHBOUR_OTHER_MAX));
  }

  /** What is said about something else does nothing, however sure the words sound. */
  private static ToDoubleFunction<Scored> ofSubject(ToDoubleFunction<Scored> value) {
    return scored -> scored.subject() >= SURELY_SUBJECT ? value.applyAsDouble(scored) : 0;
  }

  /** The lowest threshold at least that high from which on as many are right. */
  private static double lowest(
      List<Scored> rows,
      ToDoubleFunction<Scored> value,
      Predicate<Scored> right,
      double precision,
      double least) {
    TreeSet<Double> values = new TreeSet<>();
    values.add(least);
    rows.forEach(row -> values.add(value.applyAsDouble(row)));
    for (double threshold : values.tailSet(least)) {
      Predicate<Scored> above = row -> !row.later().asks() && value.applyAsDouble(row) >= threshold;
      Predicate<Scored> written = row -> row.row().isWritten();
      double share = PairScores.share(rows, above.and(written.negate()), right);
      double ofWritten = PairScores.share(rows, above.and(written), right);
      boolean precise = !(share < precision) && !(ofWritten < precision - WRITTEN_LESS);
      if (precise) {
        return threshold;
      }
    }
    return 1;
  }

  /** So high that only that share of pairs which should not reach it does. */
  private static double quantile(List<Scored> rows, ToDoubleFunction<Scored> value, double share) {
    double[] sorted = rows.stream().mapToDouble(value).sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * (1 - share))];
  }
}
