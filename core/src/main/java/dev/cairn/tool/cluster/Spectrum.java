package dev.cairn.tool.cluster;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The largest eigenvalues of an operator, descending, with their eigenvectors. */
final class Spectrum {
  private final double[] values;
  private final double[][] vectors;
  private final @Nullable String trouble;

  Spectrum(double[] values, double[][] vectors, @Nullable String trouble) {
    this.values = values;
    this.vectors = vectors;
    this.trouble = trouble;
  }

  int size() {
    return values.length;
  }

  double value(int place) {
    return values[place];
  }

  /** Of length 1, its largest number positive. */
  double[] vector(int place) {
    return vectors[place];
  }

  /** Why it was not found the way it should have been. */
  Optional<String> trouble() {
    return Optional.ofNullable(trouble);
  }
}
