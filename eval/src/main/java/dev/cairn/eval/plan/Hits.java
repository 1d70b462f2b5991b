package dev.cairn.eval.plan;

import java.util.OptionalDouble;
import java.util.Set;

/** How many were found and right, found at all, and right at all. */
record Hits(int both, int found, int right) {
  static <T> Hits of(Set<T> found, Set<T> right) {
    int both = (int) found.stream().filter(right::contains).count();
    return new Hits(both, found.size(), right.size());
  }

  Hits and(Hits other) {
    return new Hits(both + other.both, found + other.found, right + other.right);
  }

  /** Nothing found is neither right nor wrong. */
  OptionalDouble precision() {
    return found == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) both / found);
  }

  OptionalDouble recall() {
    return right == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) both / right);
  }

  /** 1 where there was nothing to find and nothing was. */
  double f1() {
    return found + right == 0 ? 1 : 2.0 * both / (found + right);
  }
}
