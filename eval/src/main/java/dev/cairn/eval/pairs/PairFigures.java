package dev.cairn.eval.pairs;

import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.pairs.PairScores.Scored;
import dev.cairn.eval.suite.Bootstrap;
import dev.cairn.text.pair.Effect;
import dev.cairn.text.pair.PairThresholds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** The figures of scored pairs, with intervals by resampling earlier rules. */
final class PairFigures {
  private static final Bootstrap BOOTSTRAP = new Bootstrap(Bootstrap.DEFAULT.seed(), 500);

  /** A scored pair with what was decided about it. */
  record Decided(Scored scored, Effect effect) {
    Effect truth() {
      return scored.row().effect();
    }

    boolean superseded() {
      return effect == Effect.REVERSES || effect == Effect.REPLACES_VALUE;
    }
  }

  private PairFigures() {}

  static List<Decided> decide(List<Scored> rows, PairThresholds thresholds) {
    return rows.stream().map(row -> new Decided(row, row.decided(thresholds))).toList();
  }

  static String table(List<Decided> rows, List<Decided> foreign) {
    StringBuilder table = new StringBuilder();
    Predicate<Decided> superseding = row -> row.scored().row().supersedes();
    line(table, "supersession recall", rows, superseding, Decided::superseded);
    line(table, "supersession precision", rows, Decided::superseded, superseding);
    line(
        table,
        "bans among superseded: precision",
        rows,
        row -> row.superseded() && row.scored().earlier().forbids(),
        superseding);
    line(table, "six-way accuracy", rows, row -> true, row -> row.effect() == row.truth());
    line(table, "same merged", rows, is(Effect.SAME), row -> row.effect() == Effect.SAME);
    line(table, "merged: precision", rows, row -> row.effect() == Effect.SAME, is(Effect.SAME));
    Predicate<Decided> keeps = row -> !row.superseded() && row.effect() != Effect.SAME;
    line(table, "adds and exceptions kept", rows, is(Effect.ADDS, Effect.EXCEPTION), keeps);
    line(
        table,
        "exception recall",
        rows,
        is(Effect.EXCEPTION),
        row -> row.effect() == Effect.EXCEPTION);
    line(
        table,
        "exception precision",
        rows,
        row -> row.effect() == Effect.EXCEPTION,
        is(Effect.EXCEPTION));
    line(table, "beside foreign rules superseding", foreign, row -> true, Decided::superseded);
    line(
        table,
        "beside foreign rules merged",
        foreign,
        row -> true,
        row -> row.effect() == Effect.SAME);
    return table.toString();
  }

  private static Predicate<Decided> is(Effect... effects) {
    Set<Effect> all = Set.of(effects);
    return row -> all.contains(row.truth());
  }

  private static void line(
      StringBuilder table,
      String name,
      List<Decided> rows,
      Predicate<Decided> of,
      Predicate<Decided> holds) {
    List<Decided> counted = rows.stream().filter(of).toList();
    if (counted.isEmpty()) {
      table.append(String.format(Locale.ROOT, "  %-34s none%n", name));
      return;
    }
    ToDoubleFunction<List<List<Decided>>> share = groups -> {
      double all = 0;
      double right = 0;
      for (List<Decided> group : groups) {
        all += group.size();
        right += group.stream().filter(holds).count();
      }
      return right / all;
    };
    Interval interval = BOOTSTRAP.whole(byRule(counted), share);
    table.append(String.format(
        Locale.ROOT,
        "  %-34s %.3f [%.2f %.2f] n=%d%n",
        name,
        interval.value(),
        interval.low(),
        interval.high(),
        counted.size()));
  }

  private static List<List<Decided>> byRule(List<Decided> rows) {
    Map<String, List<Decided>> groups = new LinkedHashMap<>();
    for (Decided row : rows) {
      groups
          .computeIfAbsent(row.scored().row().earlier(), any -> new ArrayList<>())
          .add(row);
    }
    return List.copyOf(groups.values());
  }
}
