package dev.cairn.eval.figure;

import java.util.Locale;

/** Numbers as a reader wants them: three digits that matter, no exponent, thousands apart. */
public final class Numbers {
  private Numbers() {}

  public static String shown(double value) {
    double size = Math.abs(value);
    if (value == Math.rint(value) && size < 1e15) {
      return String.format(Locale.ROOT, "%,d", (long) value);
    }
    String format = size >= 1_000 ? "%,.0f" : size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, size < 0.1 ? "%.3f" : format, value);
  }

  /** Short for a size: 10k, 1M. */
  public static String size(long size) {
    if (size >= 1_000_000 && size % 1_000_000 == 0) {
      return size / 1_000_000 + "M";
    }
    return size >= 1_000 && size % 1_000 == 0 ? size / 1_000 + "k" : Long.toString(size);
  }
}
