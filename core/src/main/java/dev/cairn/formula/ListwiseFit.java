package dev.cairn.formula;

import java.util.List;

/**
 * Weights under which the right one of each list is likeliest, held near those one starts from.
 *
 * <pre>
 *   chance    = e^(w · right) / sum over the list of e^(w · row)
 *   objective = sum over lists of -ln(chance) + pull / 2 * |w - start|²
 * </pre>
 *
 * <p>The objective is convex, and strictly so by the pull: it has one minimum, which Newton's steps find from
 * anywhere, shortened where they would overshoot. Cao and others, "Learning to Rank: From Pairwise Approach to
 * Listwise Approach", 2007, with the top one for the whole list.
 */
public final class ListwiseFit {
  private static final double SETTLED = 1e-7;
  private static final double SHORTER = 0.5;
  private static final int SHORTENED_MAX = 40;

  private final List<Choice> choices;
  private final double[] start;
  private final double pull;

  /**
   * One list to choose from.
   *
   * @param rows what every signal measures, by member
   * @param right the member that was the right one
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Choice(float[][] rows, int right) {}

  private ListwiseFit(List<Choice> choices, double[] start, double pull) {
    this.choices = choices;
    this.start = start;
    this.pull = pull;
  }

  public static double[] of(List<Choice> choices, double[] start, double pull, long roundsMax) {
    Given.amount("pull", pull);
    return new ListwiseFit(choices, start, pull).fitted(roundsMax);
  }

  private double[] fitted(long roundsMax) {
    double[] weights = start.clone();
    double value = objective(weights);
    for (long round = 0; round < roundsMax; round++) {
      double[] step = newton(weights);
      double share = 1;
      double[] next = moved(weights, step, share);
      double lower = objective(next);
      for (int shortened = 0; !(lower <= value) && shortened < SHORTENED_MAX; shortened++) {
        share *= SHORTER;
        next = moved(weights, step, share);
        lower = objective(next);
      }
      if (!(lower <= value)) {
        return weights;
      }
      weights = next;
      double gained = value - lower;
      value = lower;
      if (gained <= SETTLED) {
        return weights;
      }
    }
    return weights;
  }

  private static double[] moved(double[] from, double[] step, double share) {
    double[] to = from.clone();
    for (int i = 0; i < to.length; i++) {
      to[i] -= share * step[i];
    }
    return to;
  }

  private double objective(double[] weights) {
    double value = 0;
    for (Choice choice : choices) {
      value -= StrictMath.log(NextTool.chances(scores(choice, weights))[choice.right()]);
    }
    for (int i = 0; i < weights.length; i++) {
      double away = weights[i] - start[i];
      value += pull / 2 * away * away;
    }
    return value;
  }

  /** The score of each member. */
  public static double[] scores(Choice choice, double[] weights) {
    double[] scores = new double[choice.rows().length];
    for (int row = 0; row < scores.length; row++) {
      for (int i = 0; i < weights.length; i++) {
        scores[row] += NextTool.term(weights[i], choice.rows()[row][i]);
      }
    }
    return scores;
  }

  /** How far to go back: the slope, by the curvature. */
  private double[] newton(double[] weights) {
    int size = weights.length;
    double[] slope = new double[size];
    double[][] bend = new double[size][size];
    for (int i = 0; i < size; i++) {
      slope[i] = pull * (weights[i] - start[i]);
      bend[i][i] = pull;
    }
    for (Choice choice : choices) {
      add(choice, NextTool.chances(scores(choice, weights)), slope, bend);
    }
    return Cholesky.solve(bend, slope);
  }

  private static void add(Choice choice, double[] chances, double[] slope, double[][] bend) {
    int size = slope.length;
    double[] mean = new double[size];
    for (int row = 0; row < chances.length; row++) {
      float[] measured = choice.rows()[row];
      for (int i = 0; i < size; i++) {
        double part = chances[row] * measured[i];
        // Most signals say nothing of most tools.
        if (part != 0) {
          mean[i] += part;
          for (int j = 0; j <= i; j++) {
            bend[i][j] += part * measured[j];
          }
        }
      }
    }
    for (int i = 0; i < size; i++) {
      slope[i] += mean[i] - choice.rows()[choice.right()][i];
      for (int j = 0; j <= i; j++) {
        bend[i][j] -= mean[i] * mean[j];
      }
    }
  }
}
