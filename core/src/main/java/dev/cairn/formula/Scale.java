package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.ScaleStrategy;
import java.util.List;
import java.util.Optional;

/**
 * One adapter's contribution on a scale that all adapters share, within 0 and 1.
 *
 * <pre>
 *   range           (v - min) / (max - min)
 *   range_floor     (v - min + f r) / (r + f r)        r = max - min, f the floor
 *   anchored_range  at least f: (v - lo) / (hi - lo)   lo = min(0, min), hi = max(0, max)
 *   max_abs         |v| / max |v|
 *   robust          |v| / its 95th percentile, at most 1
 *   z_score         1 / (1 + e^-z)                     z = (v - mean) / standard deviation
 *   declared_range  within f and 1: (v - lo) / (hi - lo), lo and hi as the adapter declared them
 * </pre>
 *
 * <p>Where an adapter has only one distinct value (for sizes: only zeros) it is 1: an adapter that does not tell its
 * edges apart means all of them alike. Who declared a range said what one value alone means. Without one,
 * declared_range is anchored_range.
 */
public final class Scale {
  private static final Explanation ZERO = Explanation.leaf(0, "zero");

  private Scale() {}

  /** From the least to the most. */
  public record Range(double min, double max) {}

  /**
   * All that an adapter contributes now.
   *
   * @param percentile95 the nearest-rank 95th percentile of sizes; asked for by one strategy alone
   * @param mean asked for by one strategy alone, as is the deviation from it
   * @param declared what the adapter said its values range over
   */
  public record Extent(
      double min,
      double max,
      double percentile95,
      double mean,
      double deviation,
      Optional<Range> declared) {
    public static Extent of(double min, double max) {
      return new Extent(min, max, 0, 0, 0, Optional.empty());
    }

    public Extent percentile95(double size) {
      return new Extent(min, max, size, mean, deviation, declared);
    }

    public Extent moments(double ofAll, double spread) {
      return new Extent(min, max, percentile95, ofAll, spread, declared);
    }

    public Extent declared(Optional<Range> range) {
      return new Extent(min, max, percentile95, mean, deviation, range);
    }

    double largestSize() {
      return Math.max(Math.abs(min), Math.abs(max));
    }

    Range anchored() {
      return new Range(Math.min(0, min), Math.max(0, max));
    }
  }

  /** What the values of an adapter are held against, as the policy has it. */
  public static Range used(GraphPolicy policy, Extent extent) {
    return switch (policy.scale()) {
      case RANGE, RANGE_FLOOR, Z_SCORE -> new Range(extent.min, extent.max);
      case ANCHORED_RANGE -> extent.anchored();
      case MAX_ABS -> new Range(0, extent.largestSize());
      case ROBUST -> new Range(0, extent.percentile95);
      case DECLARED_RANGE -> extent.declared.orElseGet(extent::anchored);
    };
  }

  /** The strategy that is followed: who declared no range is not held against one. */
  public static ScaleStrategy strategy(GraphPolicy policy, Extent extent) {
    return policy.scale() == ScaleStrategy.DECLARED_RANGE && extent.declared.isEmpty()
        ? ScaleStrategy.ANCHORED_RANGE
        : policy.scale();
  }

  /** The scaled value alone: what {@link #explain} says, without saying it. */
  public static double of(GraphPolicy policy, Extent extent, double value) {
    return switch (strategy(policy, extent)) {
      case RANGE -> range(extent.min, extent.max, 0, value);
      case RANGE_FLOOR -> range(extent.min, extent.max, policy.scaleFloor(), value);
      case ANCHORED_RANGE ->
        extent.min == extent.max
            ? 1
            : Math.max(
                policy.scaleFloor(),
                range(Math.min(0, extent.min), Math.max(0, extent.max), 0, value));
      case MAX_ABS -> share(Math.abs(value), extent.largestSize());
      case ROBUST -> share(Math.min(Math.abs(value), extent.percentile95), extent.percentile95);
      case Z_SCORE -> standing(extent, value);
      case DECLARED_RANGE -> {
        Range range = extent.declared.orElseThrow();
        yield Math.min(1, Math.max(policy.scaleFloor(), range(range.min, range.max, 0, value)));
      }
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

  private static double standing(Extent extent, double value) {
    if (extent.deviation == 0) {
      return 1;
    }
    double unit = unit(extent.min, extent.max);
    return 1
        / (1 + StrictMath.exp(-((value * unit - extent.mean * unit) / (extent.deviation * unit))));
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
    return switch (strategy(policy, extent)) {
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
      case MAX_ABS -> explainShare(because, v, extent.largestSize());
      case ROBUST -> explainCapped(because, v, extent.percentile95);
      case Z_SCORE -> explainStanding(because, extent, v);
      case DECLARED_RANGE -> {
        Range range = extent.declared.orElseThrow();
        yield explainRange("its place in the range declared", range.min, range.max, 0, v)
            .clamp(policy.scaleFloor(), 1);
      }
    };
  }

  private static Explanation explainStanding(String because, Extent extent, double value) {
    if (extent.deviation == 0) {
      return alike(because);
    }
    double unit = unit(extent.min, extent.max);
    return Explanation.of(
        Op.LOGISTIC,
        because,
        List.of(Explanation.quotient(
            "standard score",
            Explanation.sum(
                "above the mean",
                Explanation.leaf(value * unit, "value"),
                Explanation.leaf(-(extent.mean * unit), "less the adapter's mean")),
            Explanation.leaf(extent.deviation * unit, "the adapter's standard deviation"))));
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

  private static Explanation explainShare(String because, double value, double largest) {
    return largest == 0
        ? alike(because)
        : Explanation.quotient(
            because,
            Explanation.leaf(Math.abs(value), "size"),
            Explanation.leaf(largest, "the adapter's largest size"));
  }

  /** The size is capped before it is divided: a large one over a tiny one would be infinite. */
  private static Explanation explainCapped(String because, double value, double of) {
    if (of == 0) {
      return alike(because);
    }
    Explanation most = Explanation.leaf(of, "95 of 100 sizes reach");
    Explanation size = Explanation.leaf(Math.abs(value), "size");
    return Explanation.quotient(
        because, Explanation.of(Op.MIN, "its size, at most", List.of(size, most)), most);
  }
}
