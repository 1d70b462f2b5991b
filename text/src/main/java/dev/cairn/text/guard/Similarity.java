package dev.cairn.text.guard;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.guard.ReadRule.Clause;
import java.util.ArrayList;
import java.util.List;

/** How close the parts of an action are in meaning to the parts of a rule. */
final class Similarity {
  private final List<float[]> parts = new ArrayList<>();

  Similarity(ReadAction action, SentenceVectors model) {
    for (String part : action.parts()) {
      float[] vector = model.vector(part);
      if (vector != null) {
        parts.add(vector);
      }
    }
  }

  boolean isKnown() {
    return !parts.isEmpty();
  }

  /** The closest parts of a rule and an action. */
  static final class Result {
    static final Result UNKNOWN = new Result();

    private double best = -1;
    private double whole = -1;
    private double banned = -1;
    private double wanted = -1;
    private float[] text = new float[0];
    private float[] part = new float[0];

    boolean isKnown() {
      return text.length > 0;
    }

    double best() {
      return best;
    }

    /** How close the whole rule is. */
    double whole() {
      return whole;
    }

    /** How close a part is that bans; if none does, as close as the best. */
    double banned() {
      return banned < 0 ? best : banned;
    }

    /** How close a part is that wants; if none does, as close as the best. */
    double wanted() {
      return wanted < 0 ? best : wanted;
    }

    /** The product of the closest two, dimension by dimension. */
    double[] product(double scale) {
      double[] product = new double[text.length];
      for (int i = 0; i < product.length; i++) {
        product[i] = text[i] * part[i] * scale;
      }
      return product;
    }
  }

  /** Compares with the vectors of what is compared of a rule. */
  Result to(List<float[]> texts, List<Clause> compared) {
    if (parts.isEmpty() || texts.isEmpty()) {
      return Result.UNKNOWN;
    }
    Result result = new Result();
    for (int i = 0; i < texts.size(); i++) {
      double closest = -1;
      for (float[] part : parts) {
        double cosine = dot(texts.get(i), part);
        closest = Math.max(closest, cosine);
        if (cosine > result.best) {
          result.best = cosine;
          result.text = texts.get(i);
          result.part = part;
        }
      }
      result.whole = i == 0 ? closest : result.whole;
      Zone zone = compared.get(i).zone();
      if (zone == Zone.BANNED) {
        result.banned = Math.max(result.banned, closest);
      } else if (zone == Zone.WANTED || zone == Zone.ONLY) {
        result.wanted = Math.max(result.wanted, closest);
      }
    }
    return result;
  }

  /** How close the closest part of the action is. */
  double closest(float[] text) {
    double closest = -1;
    for (float[] part : parts) {
      closest = Math.max(closest, dot(text, part));
    }
    return closest;
  }

  private static double dot(float[] one, float[] other) {
    float sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }
}
