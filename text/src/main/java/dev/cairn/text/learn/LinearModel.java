package dev.cairn.text.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A softmax over weighted sums of features, one sum per label. Weights are kept in 8 bits each, with one
 * scale per label, before a model is used for the first time: what was measured is what is shipped.
 */
public final class LinearModel {
  private static final int LEVELS = 127;

  private final List<String> labels;
  private final int places;
  private final byte[] weights;
  private final double[] scales;
  private final double[] biases;

  private LinearModel(
      List<String> labels, int places, byte[] weights, double[] scales, double[] biases) {
    this.labels = List.copyOf(labels);
    this.places = places;
    this.weights = weights;
    this.scales = scales;
    this.biases = biases;
  }

  /** Rounds weights to 8 bits: {@code weights[label * places + place]}. */
  static LinearModel rounded(List<String> labels, int places, double[] exact, double[] biases) {
    byte[] weights = new byte[exact.length];
    double[] scales = new double[labels.size()];
    for (int label = 0; label < labels.size(); label++) {
      double most = 0;
      for (int i = 0; i < places; i++) {
        most = Math.max(most, Math.abs(exact[label * places + i]));
      }
      // As a float, so that a stored model and a fresh one are the same.
      scales[label] = (float) (most / LEVELS);
      for (int i = 0; i < places && most > 0; i++) {
        weights[label * places + i] = (byte) Math.round(exact[label * places + i] / scales[label]);
      }
      biases[label] = (float) biases[label];
    }
    return new LinearModel(labels, places, weights, scales, biases);
  }

  public List<String> labels() {
    return labels;
  }

  public int places() {
    return places;
  }

  /** The probability of every label, in their order. */
  public double[] probabilities(Example example) {
    double[] scores = scores(example);
    softmax(scores);
    return scores;
  }

  /** The weighted sum of every label, before it is made a probability. */
  public double[] scores(Example example) {
    double[] scores = new double[labels.size()];
    for (int label = 0; label < scores.length; label++) {
      scores[label] = example.dot(weights, label * places) * scales[label] + biases[label];
    }
    return scores;
  }

  /** What one feature adds to the score of a label; for explanations. */
  public double weight(int label, int place) {
    return weights[label * places + place] * scales[label];
  }

  /** The model with some of its places alone. */
  LinearModel only(int[] chosen) {
    byte[] some = new byte[labels.size() * chosen.length];
    for (int label = 0; label < labels.size(); label++) {
      for (int i = 0; i < chosen.length; i++) {
        some[label * chosen.length + i] = weights[label * places + chosen[i]];
      }
    }
    return new LinearModel(labels, chosen.length, some, scales, biases);
  }

  static void softmax(double[] scores) {
    double most = Double.NEGATIVE_INFINITY;
    for (double score : scores) {
      most = Math.max(most, score);
    }
    double sum = 0;
    for (int i = 0; i < scores.length; i++) {
      // StrictMath, so that training and reading give the same bits everywhere.
      scores[i] = StrictMath.exp(scores[i] - most);
      sum += scores[i];
    }
    for (int i = 0; i < scores.length; i++) {
      scores[i] /= sum;
    }
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(labels.size());
    out.writeInt(places);
    for (int label = 0; label < labels.size(); label++) {
      out.writeUTF(labels.get(label));
      out.writeFloat((float) scales[label]);
      out.writeFloat((float) biases[label]);
      out.write(weights, label * places, places);
    }
  }

  public static LinearModel read(DataInputStream in) throws IOException {
    int count = in.readInt();
    int places = in.readInt();
    List<String> labels = new ArrayList<>();
    byte[] weights = new byte[count * places];
    double[] scales = new double[count];
    double[] biases = new double[count];
    for (int label = 0; label < count; label++) {
      labels.add(in.readUTF());
      scales[label] = in.readFloat();
      biases[label] = in.readFloat();
      in.readFully(weights, label * places, places);
    }
    return new LinearModel(labels, places, weights, scales, biases);
  }
}
