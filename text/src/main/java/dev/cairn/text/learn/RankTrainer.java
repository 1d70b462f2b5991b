package dev.cairn.text.learn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Fits a {@link LinearModel} with one score that puts the right one of several candidates first: a softmax over
 * the candidates of each choice, with a ridge (the conditional logit of McFadden). Deterministic like {@link
 * Trainer}.
 */
public final class RankTrainer {
  /** The one label of the models trained here. */
  public static final String SCORE = "score";

  private static final int ITERATIONS_MAX = 150;
  private static final double GRADIENT_SMALL = 1e-4;

  private final int places;
  private final double ridge;
  private final List<Choice> choices = new ArrayList<>();

  private record Choice(List<Example> candidates, BitSet right, double weight) {}

  /**
   * Starts without choices.
   *
   * @param ridge what a squared weight costs beside the summed loss of the choices
   */
  public RankTrainer(int places, double ridge) {
    this.places = places;
    this.ridge = ridge;
  }

  /** Adds a choice in which any of some candidates is right. */
  public void add(List<Example> candidates, BitSet right, double weight) {
    if (right.isEmpty() || right.length() > candidates.size()) {
      throw new IllegalArgumentException(
          "no candidate is right: " + right + " of " + candidates.size());
    }
    choices.add(new Choice(List.copyOf(candidates), (BitSet) right.clone(), weight));
  }

  public int size() {
    return choices.size();
  }

  public LinearModel train() {
    double[] exact =
        new Lbfgs(this::loss, ITERATIONS_MAX, GRADIENT_SMALL).minimize(new double[places]);
    return LinearModel.rounded(List.of(SCORE), places, exact, new double[1]);
  }

  private double loss(double[] point, double[] gradient) {
    double loss = 0;
    for (int i = 0; i < places; i++) {
      loss += ridge * point[i] * point[i] / 2;
      gradient[i] = ridge * point[i];
    }
    for (Choice choice : choices) {
      loss += one(choice, point, gradient);
    }
    return loss;
  }

  private static double one(Choice choice, double[] point, double[] gradient) {
    double[] p = new double[choice.candidates().size()];
    for (int i = 0; i < p.length; i++) {
      p[i] = choice.candidates().get(i).dot(point, 0);
    }
    LinearModel.softmax(p);
    double right = 0;
    for (int i = 0; i < p.length; i++) {
      right += choice.right().get(i) ? p[i] : 0;
    }
    right = Math.max(right, Double.MIN_NORMAL);
    for (int i = 0; i < p.length; i++) {
      double wanted = choice.right().get(i) ? p[i] / right : 0;
      choice.candidates().get(i).addTo(gradient, 0, choice.weight() * (p[i] - wanted));
    }
    return -choice.weight() * StrictMath.log(right);
  }
}
