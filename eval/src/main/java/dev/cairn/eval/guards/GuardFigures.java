package dev.cairn.eval.guards;

import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.guards.GuardFolds.CrowdOutcome;
import dev.cairn.eval.guards.GuardFolds.Results;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.text.guard.GuardMatcher.Standing;
import dev.cairn.text.guard.GuardTrainer.Label;
import dev.cairn.text.guard.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Prints the figures of the matcher, each row under limits chosen on the other parts. */
final class GuardFigures {
  private final List<GuardOutcome> rows;
  private final List<CrowdOutcome> crowds;
  private final Map<String, GuardLimits> limits = new HashMap<>();

  GuardFigures(Results results, Predicate<GuardRow> which) {
    this.rows = results.rows().stream().filter(each -> which.test(each.row())).toList();
    this.crowds = results.crowds();
    for (GuardOutcome each : results.rows()) {
      limits.computeIfAbsent(each.part(), part -> without(results.rows(), part));
    }
    for (CrowdOutcome each : crowds) {
      limits.computeIfAbsent(each.part(), part -> without(results.rows(), part));
    }
  }

  private static GuardLimits without(List<GuardOutcome> all, String part) {
    return GuardLimits.of(all.stream().filter(each -> !each.part().equals(part)).toList());
  }

  private GuardLimits limits(String part) {
    return limits.getOrDefault(part, new GuardLimits(1, 1));
  }

  boolean names(GuardOutcome each) {
    return limits(each.part()).names(each);
  }

  boolean forbids(GuardOutcome each) {
    return limits(each.part()).forbids(each);
  }

  void print(String title) {
    System.out.println("== " + title + " (" + rows.size() + ")");
    Predicate<GuardOutcome> violates = each -> each.row().label() == Label.VIOLATES;
    Predicate<GuardOutcome> speaks = each -> each.row().label() == Label.SPEAKS;
    Predicate<GuardOutcome> unrelated = each -> each.row().label() == Label.UNRELATED;
    Predicate<GuardOutcome> failure = each -> each.row().rule().kind() == Rule.Kind.NEGATIVE_RESULT;
    share("violations named", violates, this::names);
    share("  that share a word", violates.and(each -> each.row().sharesWord()), this::names);
    share("violations forbidden", violates, this::forbids);
    share("  without past failures", violates.and(failure.negate()), this::forbids);
    share("wrongly forbidden", violates.negate(), this::forbids);
    share("relevant (speaks) named", speaks, this::names);
    share("unrelated named", unrelated, this::names);
    mean("foreign rules named", rows, each -> limits(each.part()).foreignNamed(each));
    mean("foreign rules forbidding", rows, each -> limits(each.part()).foreignForbidden(each));
    System.out.printf(
        Locale.ROOT,
        "AUC relevant %.3f, blind to the rule %.3f; violates or not %.3f, blind %.3f; violates or keeps %.3f%n",
        auc(unrelated.negate(), unrelated, GuardOutcome::speaks),
        auc(unrelated.negate(), unrelated, GuardOutcome::foreignMean),
        auc(violates, violates.negate(), GuardOutcome::verdict),
        auc(violates, violates.negate(), GuardOutcome::foreignVerdictMean),
        auc(violates, speaks, GuardOutcome::verdict));
    for (double rate : new double[] {0.02, 0.03, 0.04, 0.05, 0.1}) {
      System.out.printf(
          Locale.ROOT,
          "  forbidden at %.2f wrongly: %.3f%n",
          rate,
          GuardLimits.forbiddenAt(rows, rate));
    }
    GuardLimits all = GuardLimits.of(rows);
    System.out.printf(Locale.ROOT, "limits of all rows: %.3f %.3f%n", all.speaks(), all.forbids());
    crowd();
  }

  private void crowd() {
    List<CrowdOutcome> speaking =
        crowds.stream().filter(each -> !each.row().relevant().isEmpty()).toList();
    List<CrowdOutcome> silent =
        crowds.stream().filter(each -> each.row().relevant().isEmpty()).toList();
    mean("crowd recall@3 ranked", speaking, each -> recall(each, ranked(each)));
    mean("crowd recall@3 named", speaking, each -> recall(each, named(each)));
    mean("crowd silent", silent, each -> named(each).isEmpty() ? 1 : 0);
    List<CrowdOutcome> heard =
        speaking.stream().filter(each -> !named(each).isEmpty()).toList();
    mean("crowd precision", heard, each -> {
      List<Standing> named = named(each);
      return (double) named.stream().filter(one -> isRelevant(one, each)).count() / named.size();
    });
  }

  private List<Standing> ranked(CrowdOutcome crowd) {
    GuardLimits here = limits(crowd.part());
    List<Standing> ranked = new ArrayList<>(crowd.standings());
    ranked.sort(
        Comparator.comparing((Standing each) -> GuardOutcome.verdict(each) >= here.forbids())
            .thenComparingDouble(Standing::speaks)
            .reversed());
    return ranked;
  }

  private List<Standing> named(CrowdOutcome crowd) {
    GuardLimits here = limits(crowd.part());
    return ranked(crowd).stream()
        .filter(
            each -> each.speaks() >= here.speaks() || GuardOutcome.verdict(each) >= here.forbids())
        .toList();
  }

  private static double recall(CrowdOutcome crowd, List<Standing> ranked) {
    double hits =
        ranked.stream().limit(3).filter(each -> isRelevant(each, crowd)).count();
    return hits / Math.max(1, crowd.row().relevant().size());
  }

  private static boolean isRelevant(Standing standing, CrowdOutcome crowd) {
    return crowd.row().relevant().contains(Integer.parseInt(standing.rule().id()));
  }

  private double auc(
      Predicate<GuardOutcome> yes,
      Predicate<GuardOutcome> no,
      ToDoubleFunction<GuardOutcome> score) {
    double[] high = rows.stream().filter(yes).mapToDouble(score).toArray();
    double[] low = rows.stream().filter(no).mapToDouble(score).toArray();
    double won = 0;
    for (double one : high) {
      for (double other : low) {
        won += one > other ? 1 : one == other ? 0.5 : 0;
      }
    }
    return won / Math.max(1, (double) high.length * low.length);
  }

  private void share(String name, Predicate<GuardOutcome> which, Predicate<GuardOutcome> hit) {
    mean(name, rows.stream().filter(which).toList(), each -> hit.test(each) ? 1 : 0);
  }

  private static <T> void mean(String name, List<T> of, ToDoubleFunction<T> value) {
    if (of.isEmpty()) {
      return;
    }
    Interval interval = Bootstrap.DEFAULT.mean(of.stream().mapToDouble(value).toArray());
    System.out.printf(
        Locale.ROOT,
        "%-26s %.3f [%.3f %.3f] n=%d%n",
        name,
        interval.value(),
        interval.low(),
        interval.high(),
        of.size());
  }
}
