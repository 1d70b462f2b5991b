package dev.cairn.eval.figure;

import java.util.List;
import java.util.Optional;

/**
 * One line of a report.
 *
 * @param set what was measured: {@code append}, {@code search}
 * @param group under which circumstances: a size, a number of writers; {@code all} if there is but one
 * @param metric the name of the number
 * @param says what the number means, in a few words for the table
 * @param rounds the samples behind it, if there are any
 */
public record Figure(
    String set,
    String group,
    String metric,
    String says,
    Interval interval,
    long n,
    Optional<Goal> goal,
    List<Double> rounds) {

  public static final String ALL = "all";

  public static Figure of(String set, String group, String metric, String says, Samples samples) {
    return new Figure(
        set,
        group,
        metric,
        says,
        samples.interval(),
        samples.size(),
        Optional.empty(),
        samples.list());
  }

  public static Figure of(
      String set, String group, String metric, String says, Interval interval, long n) {
    return new Figure(set, group, metric, says, interval, n, Optional.empty(), List.of());
  }

  public Figure goal(Goal held) {
    return new Figure(set, group, metric, says, interval, n, Optional.of(held), rounds);
  }

  /** Whether the goal is met; nothing if there is none. */
  public Optional<Boolean> met() {
    return goal.map(held -> held.isMetBy(interval.value()));
  }
}
