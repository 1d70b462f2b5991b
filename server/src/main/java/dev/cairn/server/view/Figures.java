package dev.cairn.server.view;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as a person writes them: 12 and not 12.0, 0.7222 and not 0.7222222222222222. */
final class Figures {
  private static final int DECIMALS = 4;
  private static final double WHOLE_MAX = 1e15;
  private static final int BAR_CELLS = 8;

  private Figures() {}

  static String of(double value) {
    if (value == Math.rint(value) && Math.abs(value) < WHOLE_MAX) {
      return Long.toString((long) value);
    }
    BigDecimal rounded =
        BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
    boolean tooSmall = rounded.signum() == 0;
    return tooSmall || Math.abs(value) >= WHOLE_MAX
        ? Double.toString(value)
        : rounded.toPlainString();
  }

  /** A weight, always with as many decimals, so that they stand in line. */
  static String weight(double value) {
    return "%.4f".formatted(value);
  }

  /** How much of the largest it is, in cells; what is not nothing shows. */
  static String bar(double value, double largest) {
    double share = largest > 0 ? Math.max(0, Math.min(1, value / largest)) : 0;
    int full = (int) Math.round(share * BAR_CELLS);
    int cells = share > 0 ? Math.max(1, full) : 0;
    return "█".repeat(cells) + "░".repeat(BAR_CELLS - cells);
  }
}
