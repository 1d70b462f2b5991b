package dev.cairn.tool.cluster;

/** Sums over vectors, each from the first number to the last. */
final class Vectors {
  private Vectors() {}

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  /** {@code to += factor * from}. */
  static void add(double[] to, double factor, double[] from) {
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * from[i];
    }
  }

  /** Of length 1 in the same direction; a vector of zeros stays one. */
  static double[] unit(double[] vector) {
    double length = Math.sqrt(dot(vector, vector));
    double[] unit = new double[vector.length];
    for (int i = 0; i < unit.length; i++) {
      unit[i] = length > 0 ? vector[i] / length : 0;
    }
    return unit;
  }

  /** Or its negative: an eigenvector has no sign of its own, so its largest number is made positive. */
  static double[] canonical(double[] vector) {
    int largest = 0;
    for (int i = 1; i < vector.length; i++) {
      largest = Math.abs(vector[i]) > Math.abs(vector[largest]) ? i : largest;
    }
    double[] canonical = new double[vector.length];
    add(canonical, vector[largest] < 0 ? -1 : 1, vector);
    return canonical;
  }

  /**
   * Numbers in [-1/2, 1/2) without a pattern that data could share, the same each time: multiples of an
   * irrational number without their whole part (Weyl 1916).
   */
  static double[] arbitrary(int size, int which) {
    double step = Math.sqrt(2) + Math.sqrt(which + 2.0) / (which + 1);
    double[] numbers = new double[size];
    for (int i = 0; i < size; i++) {
      double multiple = (i + 1.0) * (i + 2.0) / 2 * step;
      numbers[i] = multiple - Math.floor(multiple) - 1.0 / 2;
    }
    return numbers;
  }
}
