package dev.cairn.eval.plan;

import java.util.List;

/**
 * How far what was said to be sure is from what came of it.
 *
 * <pre>
 *   expected calibration error = sum over ten bins of share * |mean said - mean came|
 * </pre>
 *
 * <p>Guo et al., "On Calibration of Modern Neural Networks", 2017.
 */
final class Calibration {
  static final int BINS = 10;

  private Calibration() {}

  /**
   * One thing that was said.
   *
   * @param said how sure it was, in [0, 1]
   * @param came what came of it: right or wrong, or how right
   */
  record Pair(double said, double came) {
    int bin() {
      return Math.min(BINS - 1, (int) (said * BINS));
    }
  }

  static double error(List<Pair> pairs) {
    double[] said = new double[BINS];
    double[] came = new double[BINS];
    for (Pair pair : pairs) {
      said[pair.bin()] += pair.said();
      came[pair.bin()] += pair.came();
    }
    double error = 0;
    for (int bin = 0; bin < BINS; bin++) {
      error += Math.abs(said[bin] - came[bin]);
    }
    return pairs.isEmpty() ? 0 : error / pairs.size();
  }
}
