package dev.cairn.eval.reading;

import dev.cairn.eval.suite.Measured;
import java.util.List;

/** Sums over rows of what each of them counted. */
final class Counts {
  private Counts() {}

  static double sum(List<Measured> rows, String count) {
    double sum = 0;
    for (Measured row : rows) {
      sum += row.details().get(count) instanceof Number number ? number.doubleValue() : 0;
    }
    return sum;
  }

  /** One count over another; 0 where there is nothing to count. */
  static double share(List<Measured> rows, String part, String whole) {
    double all = sum(rows, whole);
    return all == 0 ? 0 : sum(rows, part) / all;
  }
}
