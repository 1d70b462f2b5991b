package dev.cairn.ingest.spec;

import java.math.BigDecimal;
import java.util.Optional;

/** Numbers as JSON writes them; everything else without quotes is text. */
final class Numbers {
  private static final int LENGTH_MAX = 400;

  private Numbers() {}

  static Optional<BigDecimal> parse(String text) {
    boolean mayBe = !text.isEmpty()
        && text.length() <= LENGTH_MAX
        && text.chars().allMatch(c -> (c >= '0' && c <= '9') || "+-.eE".indexOf(c) >= 0);
    if (!mayBe || text.charAt(0) == '+') {
      return Optional.empty();
    }
    try {
      return Optional.of(new BigDecimal(text));
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /** As JSON readers give them: a long if it is whole and fits, else a double, if that is exact enough. */
  static Object shortest(BigDecimal number) {
    boolean whole = number.scale() <= 0 && number.scale() > -Long.SIZE;
    if (whole && number.toBigInteger().bitLength() < Long.SIZE) {
      return number.longValue();
    }
    double value = number.doubleValue();
    return Double.isFinite(value) ? (Object) value : number;
  }
}
