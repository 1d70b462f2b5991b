package dev.cairn.eval.guards;

import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.guards.GuardFolds.CrowdOutcome;
import dev.cairn.eval.guards.GuardFolds.Results;
import dev.cairn.eval.suite.Auc;
import dev.cairn.eval.suite.Score;
import dev.cairn.eval.suite.Shares;
import dev.cairn.text.guard.GuardTrainer.Label;
import dev.cairn.text.guard.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** The figures of the matcher, each row under limits chosen on the other parts. */
final class GuardFigures {
  private static final List<Double> RATES = List.of(0.02, 0.03, 0.04, 0.05, 0.1);
  private static final Predicate<GuardOutcome> VIOLATES = is(Label.VIOLATES);
  private static final Predicate<GuardOutcome> SPEAKS = is(Label.SPEAKS);
  private static final Predicate<GuardOutcome> UNRELATED = is(Label.UNRELATED);
  private static final Predicate<GuardOutcome> FAILURE =
      each -> each.row().rule().kind() == Rule.Kind.NEGATIVE_RESULT;

  private final String group;
  private final List<GuardOutcome> rows;
  private final List<CrowdOutcome> crowds;
  private final Map<String, GuardLimits> limits = new HashMap<>();

  GuardFigures(String group, Results results, Predicate<GuardRow> which) {
    this.group = group;
    this.rows = results.rows().stream().filter(each -> which.test(each.row())).toList();
    this.crowds = results.crowds();
    for (GuardOutcome each : results.rows()) {
      limits.computeIfAbsent(each.part(), part -> without(results.rows(), part));
    }
    for (CrowdOutcome each : crowds) {
      limits.computeIfAbsent(each.part(), part -> without(results.rows(), part));
    }
  }

  private static Predicate<GuardOutcome> is(Label label) {
    return each -> each.row().label() == label;
  }

  private static GuardLimits without(List<GuardOutcome> all, String part) {
    return GuardLimits.of(all.stream().filter(each -> !each.part().equals(part)).toList());
  }

  private GuardLimits limits(String part) {
    return limits.getOrDefault(part, new GuardLimits(1, 1));
  }

  private boolean names(GuardOutcome each) {
    return limits(each.part()).names(each);
  }

  private boolean forbids(GuardOutcome each) {
    return limits(each.part()).forbids(each);
  }

  List<Score> scores() {
    Shares shares = new Shares(GuardData.SET);
    share(shares, "violation_named", VIOLATES, this::names);
    share(shares, "shared_word_named", VIOLATES.and(each -> each.row().sharesWord()), this::names);
    share(shares, "violation_forbidden", VIOLATES, this::forbids);
    share(shares, "rule_forbids", VIOLATES.and(FAILURE.negate()), this::forbids);
    share(shares, "wrongly_forbidden", VIOLATES.negate(), this::forbids);
    share(shares, "relevant_named", SPEAKS, this::names);
    share(shares, "unrelated_named", UNRELATED, this::names);
    Predicate<GuardOutcome> all = any -> true;
    shares.add(group, "foreign_named", rows, all, each -> limits(each.part()).foreignNamed(each));
    shares.add(
        group, "foreign_forbids", rows, all, each -> limits(each.part()).foreignForbidden(each));
    for (double rate : RATES) {
      double limit = GuardLimits.limit(rows, VIOLATES.negate(), GuardOutcome::verdict, rate);
      String metric = String.format(Locale.ROOT, "forbidden_at_%.2f", rate);
      share(shares, metric, VIOLATES, each -> each.verdict() >= limit);
    }
    new CrowdFigures(group, this::limits).add(crowds, shares);
    List<Score> scores = new ArrayList<>(shares.scores());
    addAucs(scores);
    addLimits(scores);
    return scores;
  }

  /** Blind: by rules of other sources beside the same action, which is what the action alone tells. */
  private void addAucs(List<Score> scores) {
    auc(scores, "auc_relevant", UNRELATED.negate(), UNRELATED, GuardOutcome::speaks);
    auc(scores, "auc_relevant_blind", UNRELATED.negate(), UNRELATED, GuardOutcome::foreignMean);
    auc(scores, "auc_violates", VIOLATES, VIOLATES.negate(), GuardOutcome::verdict);
    auc(
        scores,
        "auc_violates_blind",
        VIOLATES,
        VIOLATES.negate(),
        GuardOutcome::foreignVerdictMean);
    auc(scores, "auc_violates_or_keeps", VIOLATES, SPEAKS, GuardOutcome::verdict);
  }

  private void auc(
      List<Score> scores,
      String metric,
      Predicate<GuardOutcome> high,
      Predicate<GuardOutcome> low,
      ToDoubleFunction<GuardOutcome> score) {
    Auc.score(GuardData.SET, group, metric, rows, high, low, score).ifPresent(scores::add);
  }

  /** What the limits of the shipped weights are set by. */
  private void addLimits(List<Score> scores) {
    GuardLimits all = GuardLimits.of(rows);
    Interval speaks = Interval.exactly(all.speaks());
    Interval forbids = Interval.exactly(all.forbids());
    scores.add(new Score(GuardData.SET, group, "limit_speaks", speaks, rows.size()));
    scores.add(new Score(GuardData.SET, group, "limit_forbids", forbids, rows.size()));
  }

  private void share(
      Shares shares, String metric, Predicate<GuardOutcome> of, Predicate<GuardOutcome> holds) {
    shares.add(group, metric, rows, of, each -> holds.test(each) ? 1 : 0);
  }
}
