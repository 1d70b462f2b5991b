package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.GraphPolicy;
import java.util.List;

/**
 * One adapter's contribution on a scale that all adapters share, within 0 and 1.
 *
 * <pre>
 *   range           (v - min) / (max - min)
 *   range_floor     (v - min + f r) / (r + f r)        r = max - min, f the floor
 *   anchored_range  at least f: (v - lo) / (hi - lo)   lo = min(0, min), hi = max(0, max)
 *   max_abs         |v| / max |v|
 *   robust          |v| / its 95th percentile, at most 1
 * </pre>
 *
 * <p>Where an adapter has only one distinct value (for the last two: only zeros) it is 1: an adapter that
 * does not tell its edges apart means all of them alike.
 */
public final class Scale {
  private static final Explanation ZERO = Explanation.leaf(0, "zero");

  private Scale() {}

  /**
   * All that an adapter contributes now.
   *
   * @param percentile95 the nearest-rank 95th percentile of sizes; asked for by one strategy alone
   */
  public record Extent(double min, double max, double percentile95) {
    double largestSize() {
      return Math.max(Math.abs(min), Math.abs(max));
    }
  }

  /** The scaled value alone: what {@link #explain} says, without saying it. */
  public static double of(GraphPolicy policy, Extent extent, double value) {
    return switch (policy.scale()) {
      case RANGE -> range(extent.min, extent.max, 0, value);
      case RANGE_FLOOR -> range(extent.min, extent.max, policy.scaleFloor(), value);
      case ANCHORED_RANGE ->
        extent.min == extent.max
            ? 1
            : Math.max(
                policy.scaleFloor(),
                range(Math.min(0, extent.min), Math.max(0, extent.max), 0, value));
      case MAX_ABS -> share(Math.abs(value), extent.largestSize());
      case ROBUST -> Math.min(1, share(Math.abs(value), extent.percentile95));
    };
  }

  private static double range(double min, double max, double floor, double value) {
    if (min == max) {
      return 1;
    }
    double unit = unit(min, max);
    double lift = floor * (max * unit - min * unit);
    return (value * unit - min * unit + lift) / (max * unit - min * unit + lift);
  }

  /** Values near the largest double are halved twice first: their difference would be infinite. */
  private static double unit(double min, double max) {
    return Double.isFinite(2 * (max - min)) ? 1 : 0.25;
  }

  private static double share(double size, double of) {
    return of == 0 ? 1 : size / of;
  }

  /** The scaled value with its reasons. */
  public static Explanation explain(GraphPolicy policy, Extent extent, String adapter, double v) {
    String because = "'" + adapter + "' says " + v;
    return switch (policy.scale()) {
      case RANGE -> explainRange(because, extent.min, extent.max, 0, v);
      case RANGE_FLOOR -> explainRange(because, extent.min, extent.max, policy.scaleFloor(), v);
      case ANCHORED_RANGE ->
        extent.min == extent.max
            ? alike(because)
            : Explanation.of(
                Op.MAX,
                because,
                List.of(
                    Explanation.leaf(policy.scaleFloor(), "the weakest evidence keeps this much"),
                    explainRange(
                        "its place between zero and the adapter's extremes",
                        Math.min(0, extent.min),
                        Math.max(0, extent.max),
                        0,
                        v)));
      case MAX_ABS -> explainShare(because, v, extent.largestSize(), "the adapter's largest size");
      case ROBUST ->
        Explanation.of(
            Op.MIN,
            because,
            List.of(
                Explanation.leaf(1, "at most"),
                explainShare("its size", v, extent.percentile95, "95 of 100 sizes reach")));
    };
  }

  private static Explanation alike(String because) {
    return Explanation.leaf(1, because + ", as it does of all its edges");
  }

  private static Explanation explainRange(
      String because, double min, double max, double floor, double value) {
    if (min == max) {
      return alike(because);
    }
    double unit = unit(min, max);
    double lift = floor * (max * unit - min * unit);
    Explanation lifted =
        lift == 0 ? ZERO : Explanation.leaf(lift, "lift, so that the weakest still counts");
    Explanation below = Explanation.leaf(-(min * unit), "less where the scale begins");
    return Explanation.quotient(
        because,
        Explanation.sum("above the start", Explanation.leaf(value * unit, "value"), below, lifted),
        Explanation.sum("range", Explanation.leaf(max * unit, "end"), below, lifted));
  }

  private static Explanation explainShare(String because, double value, double of, String what) {
    return of == 0
        ? alike(because)
        : Explanation.quotient(
            because, Explanation.leaf(Math.abs(value), "size"), Explanation.leaf(of, what));
  }
}
