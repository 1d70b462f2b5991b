package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Figures that are one sum over another, with intervals by drawing units anew. Rows of one unit are drawn
 * together, because they are right or wrong together.
 */
public final class Shares {
  private final String set;
  private final Map<String, Map<String, Map<String, Sums>>> groups = new LinkedHashMap<>();

  /** What the rows of one unit counted. */
  private static final class Sums {
    private double part;
    private double whole;
    private int rows;
  }

  public Shares(String set) {
    this.set = set;
  }

  /** Adds what a row counted; a row with nothing to count says nothing about the figure. */
  public void add(String group, String metric, String unit, double part, double whole) {
    if (whole > 0) {
      Sums sums = groups
          .computeIfAbsent(group, any -> new LinkedHashMap<>())
          .computeIfAbsent(metric, any -> new LinkedHashMap<>())
          .computeIfAbsent(unit, any -> new Sums());
      sums.part += part;
      sums.whole += whole;
      sums.rows++;
    }
  }

  /** Adds the share of some rows of which something holds; each row is a unit. */
  public <R> void add(
      String group, String metric, List<R> rows, Predicate<R> of, ToDoubleFunction<R> value) {
    for (int i = 0; i < rows.size(); i++) {
      if (of.test(rows.get(i))) {
        add(group, metric, Integer.toString(i), value.applyAsDouble(rows.get(i)), 1);
      }
    }
  }

  /** Group after group as they came. */
  public List<Score> scores() {
    List<Score> scores = new ArrayList<>();
    groups.forEach((group, metrics) ->
        metrics.forEach((metric, units) -> scores.add(score(group, metric, units))));
    return scores;
  }

  private Score score(String group, String metric, Map<String, Sums> units) {
    List<Sums> all = List.copyOf(units.values());
    Interval interval = Bootstrap.DEFAULT.whole(all, Shares::share);
    return new Score(
        set, group, metric, interval, all.stream().mapToInt(it -> it.rows).sum());
  }

  private static double share(List<Sums> units) {
    double part = 0;
    double whole = 0;
    for (Sums each : units) {
      part += each.part;
      whole += each.whole;
    }
    return part / whole;
  }

  /** The name of a group within a variant of a study: the variant's own if it is all of its rows. */
  public static String group(String variant, String group) {
    if (variant.isEmpty()) {
      return group;
    }
    return group.equals(Figure.ALL) ? variant : variant + ", " + group;
  }
}
