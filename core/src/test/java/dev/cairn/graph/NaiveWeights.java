package dev.cairn.graph;

import dev.cairn.policy.GraphPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Weights as the definitions read, over all slots each time: slow, and hard to get wrong. */
final class NaiveWeights {
  private final Graph graph;
  private final GraphPolicy policy;
  private final Map<String, List<Double>> byContributor = new HashMap<>();

  NaiveWeights(Graph graph, GraphPolicy policy) {
    this.graph = graph;
    this.policy = policy;
    forEachAlive(edge -> graph.forEachSlot(
        edge,
        slot -> byContributor
            .computeIfAbsent(graph.contributorOf(slot).id(), any -> new ArrayList<>())
            .add(graph.contribution(slot))));
  }

  Map<Integer, Double> all() {
    Map<Integer, Double> weights = new HashMap<>();
    forEachAlive(edge -> {
      double[] sum = {0};
      graph.forEachSlot(
          edge,
          slot -> sum[0] +=
              scaled(byContributor.get(graph.contributorOf(slot).id()), graph.contribution(slot)));
      weights.put(edge, sum[0]);
    });
    return weights;
  }

  private double scaled(List<Double> values, double v) {
    double min = values.stream().mapToDouble(d -> d).min().orElseThrow();
    double max = values.stream().mapToDouble(d -> d).max().orElseThrow();
    double floor = policy.scaleFloor();
    return switch (policy.scale()) {
      case RANGE -> min == max ? 1 : share(v, min, max);
      case RANGE_FLOOR -> min == max ? 1 : (share(v, min, max) + floor) / (1 + floor);
      case ANCHORED_RANGE ->
        min == max ? 1 : Math.max(floor, share(v, Math.min(0, min), Math.max(0, max)));
      case MAX_ABS -> {
        double largest = Math.max(Math.abs(min), Math.abs(max));
        yield largest == 0 ? 1 : Math.abs(v) / largest;
      }
      case ROBUST -> {
        List<Double> sizes = values.stream().map(Math::abs).sorted().toList();
        int rank = (int) Math.ceil(0.95 * sizes.size());
        double at = sizes.get((sizes.size() > 2 ? Math.min(rank, sizes.size() - 1) : rank) - 1);
        yield at == 0 ? 1 : Math.min(1, Math.abs(v) / at);
      }
      case Z_SCORE -> {
        // In shares of the largest: squares of what is near the largest double would be infinite.
        double unit = Math.max(Math.abs(min), Math.abs(max));
        double mean = values.stream().mapToDouble(d -> d / unit / values.size()).sum();
        double variance = values.stream()
            .mapToDouble(d -> (d / unit - mean) * (d / unit - mean) / values.size())
            .sum();
        yield min == max ? 1 : 1 / (1 + Math.exp(-(v / unit - mean) / Math.sqrt(variance)));
      }
      case DECLARED_RANGE ->
        min == max ? 1 : Math.max(floor, share(v, Math.min(0, min), Math.max(0, max)));
    };
  }

  private static double share(double v, double from, double to) {
    return (v / 2 - from / 2) / (to / 2 - from / 2);
  }

  private void forEachAlive(java.util.function.IntConsumer each) {
    for (int edge = 0; edge < graph.edgesKnown(); edge++) {
      if (graph.hasEdge(edge)) {
        each.accept(edge);
      }
    }
  }
}
