package dev.cairn.eval.cards.year;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Figures of one thing that was measured, in the order they are told. */
final class Tally {
  private final String set;
  private final List<Figure> figures = new ArrayList<>();

  Tally(String set) {
    this.set = set;
  }

  /** Which share of all is so; told only if there are any. */
  <T> void share(String group, String metric, String says, Collection<T> all, Predicate<T> is) {
    share(group, metric, says, all, is, Optional.empty());
  }

  <T> void share(
      String group, String metric, String says, Collection<T> all, Predicate<T> is, Goal goal) {
    share(group, metric, says, all, is, Optional.of(goal));
  }

  private <T> void share(
      String group,
      String metric,
      String says,
      Collection<T> all,
      Predicate<T> is,
      Optional<Goal> goal) {
    if (!all.isEmpty()) {
      Interval interval = Interval.share(all.stream().filter(is).count(), all.size());
      add(Figure.of(set, group, metric, says, interval, all.size()), goal);
    }
  }

  /** A number that was counted, not estimated. */
  void count(String group, String metric, String says, double value, long n) {
    add(Figure.of(set, group, metric, says, Interval.exactly(value), n), Optional.empty());
  }

  void count(String group, String metric, String says, double value, long n, Goal goal) {
    add(Figure.of(set, group, metric, says, Interval.exactly(value), n), Optional.of(goal));
  }

  private void add(Figure figure, Optional<Goal> goal) {
    figures.add(goal.map(figure::goal).orElse(figure));
  }

  List<Figure> figures() {
    return List.copyOf(figures);
  }
}
