package dev.cairn.index.vector;

import java.util.random.RandomGenerator;

/** Made-up vectors of length 1. */
final class Clouds {
  private final RandomGenerator random;
  private final int dimensions;

  Clouds(RandomGenerator random, int dimensions) {
    this.random = random;
    this.dimensions = dimensions;
  }

  /** Any direction, all alike: no structure a shortcut could use. */
  float[] anywhere() {
    double[] vector = new double[dimensions];
    for (int i = 0; i < dimensions; i++) {
      vector[i] = random.nextGaussian();
    }
    return unit(vector);
  }

  float[][] anywhere(int count) {
    float[][] vectors = new float[count][];
    for (int i = 0; i < count; i++) {
      vectors[i] = anywhere();
    }
    return vectors;
  }

  /** Near {@code centre}: {@code spread} times a random direction added to it. */
  float[] near(float[] centre, double spread) {
    float[] direction = anywhere();
    double[] vector = new double[dimensions];
    for (int i = 0; i < dimensions; i++) {
      vector[i] = centre[i] + spread * direction[i];
    }
    return unit(vector);
  }

  private static float[] unit(double[] vector) {
    double squares = 0;
    for (double x : vector) {
      squares += x * x;
    }
    float[] unit = new float[vector.length];
    for (int i = 0; i < unit.length; i++) {
      unit[i] = (float) (vector[i] / Math.sqrt(squares));
    }
    return unit;
  }
}
