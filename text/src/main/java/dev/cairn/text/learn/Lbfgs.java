package dev.cairn.text.learn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Minimizes a smooth function by L-BFGS with backtracking (Nocedal and Wright, chapters 3 and 7). */
final class Lbfgs {
  /** How many steps the curvature is remembered from. */
  private static final int MEMORY = 8;

  private static final double ARMIJO = 1e-4;
  private static final int HALVINGS_MAX = 30;

  private final Function function;
  private final int iterationsMax;
  private final double gradientSmall;

  /** Answers the value at a point and writes the gradient there. */
  interface Function {
    double valueAt(double[] point, double[] gradient);
  }

  /** A step and how the gradient changed by it. */
  private static final class Pair {
    private final double[] step;
    private final double[] change;
    private final double rho;

    private Pair(double[] step, double[] change, double rho) {
      this.step = step;
      this.change = change;
      this.rho = rho;
    }
  }

  Lbfgs(Function function, int iterationsMax, double gradientSmall) {
    this.function = function;
    this.iterationsMax = iterationsMax;
    this.gradientSmall = gradientSmall;
  }

  double[] minimize(double[] start) {
    double[] point = start.clone();
    double[] gradient = new double[point.length];
    double value = function.valueAt(point, gradient);
    Deque<Pair> memory = new ArrayDeque<>();
    for (int i = 0;
        i < iterationsMax && norm(gradient) > gradientSmall * Math.max(1, norm(point));
        i++) {
      double[] direction = direction(gradient, memory);
      double slope = dot(direction, gradient);
      double length = memory.isEmpty() ? 1 / Math.max(1, norm(gradient)) : 1;
      double[] next = new double[point.length];
      double[] nextGradient = new double[point.length];
      double nextValue = value;
      boolean lower = false;
      for (int half = 0; half < HALVINGS_MAX && !lower; half++, length /= 2) {
        for (int k = 0; k < point.length; k++) {
          next[k] = point[k] + length * direction[k];
        }
        nextValue = function.valueAt(next, nextGradient);
        lower = nextValue <= value + ARMIJO * length * slope;
      }
      if (!lower) {
        break;
      }
      remember(point, next, gradient, nextGradient, memory);
      boolean still = value - nextValue <= 1e-6 * Math.abs(value);
      point = next;
      gradient = nextGradient;
      value = nextValue;
      if (still) {
        break;
      }
    }
    return point;
  }

  private static void remember(
      double[] from, double[] to, double[] before, double[] after, Deque<Pair> memory) {
    double[] step = new double[from.length];
    double[] change = new double[from.length];
    for (int k = 0; k < from.length; k++) {
      step[k] = to[k] - from[k];
      change[k] = after[k] - before[k];
    }
    double curvature = dot(step, change);
    if (curvature > 0) {
      memory.addLast(new Pair(step, change, 1 / curvature));
      if (memory.size() > MEMORY) {
        memory.removeFirst();
      }
    }
  }

  /** The two loops of algorithm 7.4. */
  private static double[] direction(double[] gradient, Deque<Pair> memory) {
    double[] q = gradient.clone();
    double[] alphas = new double[memory.size()];
    int at = memory.size();
    for (Iterator<Pair> newest = memory.descendingIterator(); newest.hasNext(); ) {
      Pair pair = newest.next();
      alphas[--at] = pair.rho * dot(pair.step, q);
      add(q, pair.change, -alphas[at]);
    }
    if (!memory.isEmpty()) {
      Pair last = memory.peekLast();
      scale(q, 1 / (last.rho * dot(last.change, last.change)));
    }
    for (Pair pair : memory) {
      add(q, pair.step, alphas[at++] - pair.rho * dot(pair.change, q));
    }
    scale(q, -1);
    return q;
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static double norm(double[] a) {
    return Math.sqrt(dot(a, a));
  }

  private static void add(double[] to, double[] what, double factor) {
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * what[i];
    }
  }

  private static void scale(double[] what, double factor) {
    for (int i = 0; i < what.length; i++) {
      what[i] *= factor;
    }
  }
}
