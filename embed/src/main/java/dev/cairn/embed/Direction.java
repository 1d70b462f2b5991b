package dev.cairn.embed;

import dev.cairn.fault.CairnException;
import java.util.List;

/** Vectors of length 1. */
final class Direction {
  private Direction() {}

  static float[] unit(float[] vector) {
    double squares = 0;
    for (float x : vector) {
      squares += (double) x * x;
    }
    if (!(squares > 0) || Double.isInfinite(squares)) {
      throw CairnException.unavailable("the embedding model gave a vector without direction", null);
    }
    double length = Math.sqrt(squares);
    float[] unit = new float[vector.length];
    for (int i = 0; i < unit.length; i++) {
      unit[i] = (float) (vector[i] / length);
    }
    return unit;
  }

  /** Where several directions point together. */
  static float[] mean(List<float[]> units) {
    if (units.size() == 1) {
      return units.get(0);
    }
    float[] sum = new float[units.get(0).length];
    for (float[] unit : units) {
      for (int i = 0; i < sum.length; i++) {
        sum[i] += unit[i];
      }
    }
    return unit(sum);
  }
}
