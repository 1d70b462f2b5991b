package dev.cairn.tool.cluster;

import java.util.Arrays;

/**
 * Points divided into groups around their means, as k-means does (Lloyd 1957, published 1982), with nothing
 * left to chance: the first mean is the heaviest point, each further one the point that is farthest from those
 * there are, by squared distance times weight. Weighed, because a point far out that hardly counts would
 * otherwise become a group of its own. Of equal points the first is taken.
 */
final class Means {
  private final double[][] points;
  private final double[] weights;
  private final double[][] means;
  private final int[] groups;

  private Means(double[][] points, double[] weights, int count) {
    this.points = points;
    this.weights = weights;
    this.means = new double[count][];
    this.groups = new int[points.length];
  }

  /** The group of each point, from 0 to count - 1; some may have none. */
  static int[] groups(double[][] points, double[] weights, int count, long roundsMax) {
    Means run = new Means(points, weights, Math.min(count, points.length));
    run.seed();
    for (long round = 0; round < roundsMax && run.assign(); round++) {
      run.move();
    }
    return run.groups;
  }

  private void seed() {
    double[] distances = new double[points.length];
    Arrays.fill(distances, 1);
    for (int group = 0; group < means.length; group++) {
      means[group] = points[farthest(distances)].clone();
      for (int i = 0; i < points.length; i++) {
        double distance = distance(points[i], means[group]);
        distances[i] = group == 0 ? distance : Math.min(distances[i], distance);
      }
    }
    Arrays.fill(groups, -1);
  }

  private int farthest(double[] distances) {
    int farthest = 0;
    for (int i = 1; i < points.length; i++) {
      boolean farther = distances[i] * weights[i] > distances[farthest] * weights[farthest];
      farthest = farther ? i : farthest;
    }
    return farthest;
  }

  /** Whether any point went to another group. */
  private boolean assign() {
    boolean changed = false;
    for (int i = 0; i < points.length; i++) {
      int nearest = 0;
      double least = Double.MAX_VALUE;
      for (int group = 0; group < means.length; group++) {
        double distance = distance(points[i], means[group]);
        if (distance < least) {
          least = distance;
          nearest = group;
        }
      }
      changed |= groups[i] != nearest;
      groups[i] = nearest;
    }
    return changed;
  }

  /** A group that lost all its points keeps its mean. */
  private void move() {
    double[][] sums = new double[means.length][points[0].length];
    double[] masses = new double[means.length];
    for (int i = 0; i < points.length; i++) {
      Vectors.add(sums[groups[i]], weights[i], points[i]);
      masses[groups[i]] += weights[i];
    }
    for (int group = 0; group < means.length; group++) {
      if (masses[group] > 0) {
        means[group] = new double[sums[group].length];
        Vectors.add(means[group], 1 / masses[group], sums[group]);
      }
    }
  }

  private static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return sum;
  }
}
