package dev.cairn.eval.figure;

/** What a figure is held against. */
public record Goal(Side side, double bound) {
  /** Which side of the bound is good. */
  public enum Side {
    AT_MOST("≤"),
    AT_LEAST("≥");

    private final String sign;

    Side(String sign) {
      this.sign = sign;
    }
  }

  public static Goal atMost(double bound) {
    return new Goal(Side.AT_MOST, bound);
  }

  public static Goal atLeast(double bound) {
    return new Goal(Side.AT_LEAST, bound);
  }

  public boolean isMetBy(double value) {
    return side == Side.AT_MOST ? value <= bound : value >= bound;
  }

  @Override
  public String toString() {
    return side.sign + " " + Numbers.shown(bound);
  }
}
