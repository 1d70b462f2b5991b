package dev.cairn.enrich;

import dev.cairn.policy.GraphPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The most similar texts of each text, compared with all others once. */
final class Neighbours {
  /** Another node and how similar it is. */
  record Near(String node, double cosine) {}

  private static final Comparator<Near> ORDER =
      Comparator.comparingDouble(Near::cosine).reversed().thenComparing(Near::node);

  private final Map<String, List<float[]>> vectors;
  private final GraphPolicy policy;
  private final Map<String, List<Near>> found = new HashMap<>();

  Neighbours(Map<String, List<float[]>> vectors, GraphPolicy policy) {
    this.vectors = vectors;
    this.policy = policy;
  }

  /** The most similar others, the first first. */
  List<Near> near(String node) {
    return found.computeIfAbsent(node, this::search);
  }

  /** How similar another is, if it is among the nearest. */
  Optional<Near> near(String node, String other) {
    return near(node).stream().filter(near -> near.node().equals(other)).findFirst();
  }

  private List<Near> search(String node) {
    List<float[]> own = vectors.get(node);
    List<Near> near = new ArrayList<>();
    if (own != null) {
      vectors.forEach((other, its) -> {
        double cosine = other.equals(node) ? Double.NEGATIVE_INFINITY : closest(own, its);
        if (cosine >= policy.similarityThreshold()) {
          near.add(new Near(other, cosine));
        }
      });
    }
    near.sort(ORDER);
    return List.copyOf(
        near.subList(0, (int) Math.min(near.size(), policy.similarityNeighboursMax())));
  }

  /** Of the windows of two texts, the two that are closest. */
  private static double closest(List<float[]> some, List<float[]> others) {
    double closest = Double.NEGATIVE_INFINITY;
    for (float[] a : some) {
      for (float[] b : others) {
        closest = Math.max(closest, dot(a, b));
      }
    }
    return closest;
  }

  /** Vectors have length 1; rounding must not make a cosine larger than that. */
  private static double dot(float[] a, float[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += (double) a[i] * b[i];
    }
    return Math.max(-1, Math.min(1, sum));
  }
}
