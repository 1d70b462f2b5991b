package dev.cairn.formula;

/** From a lower to an upper bound. */
public record Interval(double low, double high) {
  public Interval {
    if (!(low <= high)) {
      throw new IllegalArgumentException("an interval from " + low + " to " + high + " is none");
    }
  }

  public double width() {
    return high - low;
  }
}
