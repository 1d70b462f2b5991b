package dev.cairn.explain;

import java.util.List;
import java.util.Locale;

/** How the parts of an {@link Explanation} make its value. Recomputing gives the value exactly. */
public enum Op {
  /** A measured or given number; it has no parts. */
  LEAF {
    @Override
    double combine(List<Explanation> parts) {
      throw new IllegalStateException("a leaf has no parts to combine");
    }
  },
  /** Parts added from the first to the last. */
  SUM {
    @Override
    double combine(List<Explanation> parts) {
      double sum = 0;
      for (Explanation part : parts) {
        sum += part.value();
      }
      return sum;
    }
  },
  /** Parts multiplied from the first to the last. */
  PRODUCT {
    @Override
    double combine(List<Explanation> parts) {
      double product = 1;
      for (Explanation part : parts) {
        product *= part.value();
      }
      return product;
    }
  },
  /** The first part divided by the second. */
  QUOTIENT {
    @Override
    double combine(List<Explanation> parts) {
      return parts.get(0).value() / parts.get(1).value();
    }
  },
  /** The smallest part. */
  MIN {
    @Override
    double combine(List<Explanation> parts) {
      return parts.stream().mapToDouble(Explanation::value).min().orElseThrow();
    }
  },
  /** The largest part. */
  MAX {
    @Override
    double combine(List<Explanation> parts) {
      return parts.stream().mapToDouble(Explanation::value).max().orElseThrow();
    }
  },
  /** The chance that log-odds speak of: 1 / (1 + e^-x) of its one part. */
  LOGISTIC {
    @Override
    double combine(List<Explanation> parts) {
      return 1 / (1 + StrictMath.exp(-parts.get(0).value()));
    }
  },
  /** The first part, held between the second and the third. */
  CLAMP {
    @Override
    double combine(List<Explanation> parts) {
      double floored = Math.max(parts.get(1).value(), parts.get(0).value());
      return Math.min(parts.get(2).value(), floored);
    }
  };

  abstract double combine(List<Explanation> parts);

  /** The name as doors print it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
