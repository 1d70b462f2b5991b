package dev.cairn.eval.suite;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** How often a row of one sort is ranked above a row of another; .5 is chance. Equal ranks count half. */
public final class Auc {
  private static final double HALF = 0.5;

  private record Ranked(double score, boolean high) {}

  private Auc() {}

  /** The figure over rows of two sorts; nothing if one of them has no row. */
  public static <R> Optional<Score> score(
      String set,
      String group,
      String metric,
      List<R> rows,
      Predicate<R> high,
      Predicate<R> low,
      ToDoubleFunction<R> score) {
    List<Ranked> ranked = new ArrayList<>();
    for (R row : rows) {
      if (high.test(row) || low.test(row)) {
        ranked.add(new Ranked(score.applyAsDouble(row), high.test(row)));
      }
    }
    long highs = ranked.stream().filter(Ranked::high).count();
    if (highs == 0 || highs == ranked.size()) {
      return Optional.empty();
    }
    return Optional.of(
        new Score(set, group, metric, Bootstrap.DEFAULT.whole(ranked, Auc::of), ranked.size()));
  }

  /** By one pass over the sorted rows; a resample without both sorts tells nothing and counts as chance. */
  private static double of(List<Ranked> rows) {
    List<Ranked> sorted = new ArrayList<>(rows);
    sorted.sort(Comparator.comparingDouble(Ranked::score));
    double won = 0;
    long lows = 0;
    for (int from = 0; from < sorted.size(); ) {
      int to = from;
      long highsHere = 0;
      while (to < sorted.size() && sorted.get(to).score() == sorted.get(from).score()) {
        highsHere += sorted.get(to).high() ? 1 : 0;
        to++;
      }
      long lowsHere = to - from - highsHere;
      won += highsHere * (lows + HALF * lowsHere);
      lows += lowsHere;
      from = to;
    }
    long highs = sorted.size() - lows;
    return lows == 0 || highs == 0 ? HALF : won / ((double) lows * highs);
  }
}
