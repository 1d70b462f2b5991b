package dev.cairn.text.learn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/**
 * Fits a {@link LinearModel}: multinomial logistic regression with a ridge, minimized by L-BFGS (Nocedal and
 * Wright, algorithm 7.4). No chance and a fixed order of sums: the same examples give the same bits.
 *
 * <p>An example may allow several labels, where it is known only that it is one of them; the model is then
 * asked for their sum.
 */
public final class Trainer {
  private static final int ITERATIONS_MAX = 40;
  private static final double GRADIENT_SMALL = 1e-5;

  private final List<String> labels;
  private final int places;
  private final double ridge;
  private final int iterationsMax;
  private final List<Example> examples = new ArrayList<>();
  private final List<BitSet> allowed = new ArrayList<>();
  private final List<Double> weights = new ArrayList<>();

  /**
   * Starts without examples.
   *
   * @param ridge what a squared weight costs beside the summed loss of the examples
   */
  public Trainer(List<String> labels, int places, double ridge) {
    this(labels, places, ridge, ITERATIONS_MAX);
  }

  /** The same with another limit of iterations; few of them hold weights back as a ridge does. */
  public Trainer(List<String> labels, int places, double ridge, int iterationsMax) {
    this.labels = List.copyOf(labels);
    this.places = places;
    this.ridge = ridge;
    this.iterationsMax = iterationsMax;
  }

  public void add(Example example, String label) {
    add(example, List.of(label), 1);
  }

  /** Adds an example that is one of these labels and counts so much. */
  public void add(Example example, Collection<String> oneOf, double weight) {
    BitSet set = new BitSet();
    for (String label : oneOf) {
      int index = labels.indexOf(label);
      if (index < 0) {
        throw new IllegalArgumentException("no such label: " + label + "; there are " + labels);
      }
      set.set(index);
    }
    examples.add(example);
    allowed.add(set);
    weights.add(weight);
  }

  public int size() {
    return examples.size();
  }

  public LinearModel train() {
    double[] solution = new Lbfgs(this::loss, iterationsMax, GRADIENT_SMALL)
        .minimize(new double[labels.size() * (places + 1)]);
    double[] exact = new double[labels.size() * places];
    for (int place = 0; place < places; place++) {
      for (int label = 0; label < labels.size(); label++) {
        exact[label * places + place] = solution[place * labels.size() + label];
      }
    }
    double[] biases = new double[labels.size()];
    System.arraycopy(solution, exact.length, biases, 0, biases.length);
    return LinearModel.rounded(labels, places, exact, biases);
  }

  /**
   * The loss at a point, and its gradient. The weights of one place stand side by side, one per label, so
   * that a feature touches memory once; biases stand behind the weights and cost nothing.
   */
  private double loss(double[] point, double[] gradient) {
    int biases = labels.size() * places;
    double loss = 0;
    for (int i = 0; i < biases; i++) {
      loss += ridge * point[i] * point[i] / 2;
      gradient[i] = ridge * point[i];
    }
    for (int i = biases; i < point.length; i++) {
      gradient[i] = 0;
    }
    double[] p = new double[labels.size()];
    for (int n = 0; n < examples.size(); n++) {
      loss += one(examples.get(n), allowed.get(n), weights.get(n), point, gradient, p);
    }
    return loss;
  }

  private double one(
      Example example, BitSet oneOf, double weight, double[] point, double[] gradient, double[] p) {
    int biases = labels.size() * places;
    System.arraycopy(point, biases, p, 0, p.length);
    example.dots(point, p);
    LinearModel.softmax(p);
    double right = 0;
    for (int label = oneOf.nextSetBit(0); label >= 0; label = oneOf.nextSetBit(label + 1)) {
      right += p[label];
    }
    right = Math.max(right, Double.MIN_NORMAL);
    for (int label = 0; label < p.length; label++) {
      double wanted = oneOf.get(label) ? p[label] / right : 0;
      double slope = weight * (p[label] - wanted);
      gradient[biases + label] += slope;
      p[label] = slope;
    }
    example.addTo(gradient, p);
    return -weight * StrictMath.log(right);
  }
}
