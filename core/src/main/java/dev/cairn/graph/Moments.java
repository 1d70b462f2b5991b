package dev.cairn.graph;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Mean and standard deviation of values that come and go. Sums are exact, so that they do not depend on the order
 * in which the values came, and forget what has gone to the last bit.
 */
final class Moments {
  private BigDecimal sum = BigDecimal.ZERO;
  private BigDecimal squares = BigDecimal.ZERO;
  private long count;

  void add(double value) {
    BigDecimal exact = new BigDecimal(value);
    sum = sum.add(exact);
    squares = squares.add(exact.multiply(exact));
    count++;
  }

  void remove(double value) {
    BigDecimal exact = new BigDecimal(value);
    sum = sum.subtract(exact);
    squares = squares.subtract(exact.multiply(exact));
    count--;
  }

  /** There must be a value. */
  double mean() {
    return sum.divide(BigDecimal.valueOf(count), MathContext.DECIMAL64).doubleValue();
  }

  /** Of all values there are, not of a sample. */
  double deviation() {
    BigDecimal many = BigDecimal.valueOf(count);
    BigDecimal spread = squares.multiply(many).subtract(sum.multiply(sum));
    return spread.signum() <= 0
        ? 0
        : spread.sqrt(MathContext.DECIMAL64).divide(many, MathContext.DECIMAL64).doubleValue();
  }
}
