package dev.cairn.graph.algorithm;

import dev.cairn.fault.CairnException;
import java.util.Arrays;

/**
 * One view of a {@link Csr}: for every node its neighbours, ascending, each once, with the weight of the
 * edge. Entries are numbered through: those of a node are {@code start(node)} up to, not including,
 * {@code end(node)}.
 */
public final class Rows {
  // Seen by the algorithms of this package, which only read them; nothing else gets at them.
  final int[] offsets;
  final int[] neighbours;
  final double[] weights;

  private Rows(int[] offsets, int[] neighbours, double[] weights) {
    this.offsets = offsets;
    this.neighbours = neighbours;
    this.weights = weights;
  }

  public int nodes() {
    return offsets.length - 1;
  }

  /** Entries in all rows. */
  public int size() {
    return neighbours.length;
  }

  public int start(int node) {
    return offsets[node];
  }

  public int end(int node) {
    return offsets[node + 1];
  }

  /** Entries in the row of a node. */
  public int length(int node) {
    return offsets[node + 1] - offsets[node];
  }

  public int neighbour(int entry) {
    return neighbours[entry];
  }

  public double weight(int entry) {
    return weights[entry];
  }

  void check(String field, int node) {
    if (node < 0 || node >= nodes()) {
      throw CairnException.invalid(
          field, field + " is number " + node + " in a graph of " + nodes() + " nodes");
    }
  }

  /** The place of an entry, or a negative number if there is none. */
  public int find(int node, int neighbour) {
    return Arrays.binarySearch(neighbours, offsets[node], offsets[node + 1], neighbour);
  }

  /** Sorts edges by one end; those with the same end keep their order. */
  static Rows bucket(int nodes, int[] keys, int[] values, double[] weights) {
    int[] offsets = offsets(nodes, keys);
    int[] next = Arrays.copyOf(offsets, nodes);
    int[] neighbours = new int[keys.length];
    double[] sorted = new double[keys.length];
    for (int i = 0; i < keys.length; i++) {
      int place = next[keys[i]]++;
      neighbours[place] = values[i];
      sorted[place] = weights[i];
    }
    return new Rows(offsets, neighbours, sorted);
  }

  /** The same entries seen from the other end; rows come out sorted, because nodes go in ascending. */
  Rows transposed() {
    int nodes = nodes();
    int[] turned = offsets(nodes, neighbours);
    int[] next = Arrays.copyOf(turned, nodes);
    int[] others = new int[neighbours.length];
    double[] sorted = new double[neighbours.length];
    for (int node = 0; node < nodes; node++) {
      for (int i = offsets[node]; i < offsets[node + 1]; i++) {
        int place = next[neighbours[i]]++;
        others[place] = node;
        sorted[place] = weights[i];
      }
    }
    return new Rows(turned, others, sorted);
  }

  private static int[] offsets(int nodes, int[] keys) {
    int[] offsets = new int[nodes + 1];
    for (int key : keys) {
      offsets[key + 1]++;
    }
    for (int node = 0; node < nodes; node++) {
      offsets[node + 1] += offsets[node];
    }
    return offsets;
  }

  /** These sorted rows with equal neighbours made one. Uses them up: call it before others see them. */
  Rows merged() {
    int size = 0;
    int i = 0;
    for (int node = 0; node < nodes(); node++) {
      int end = offsets[node + 1];
      while (i < end) {
        int next = runEnd(i, end);
        neighbours[size] = neighbours[i];
        weights[size++] = sum(weights, i, next);
        i = next;
      }
      offsets[node + 1] = size;
    }
    if (size == neighbours.length) {
      return this;
    }
    return new Rows(offsets, Arrays.copyOf(neighbours, size), Arrays.copyOf(weights, size));
  }

  private int runEnd(int start, int end) {
    int i = start + 1;
    while (i < end && neighbours[i] == neighbours[start]) {
      i++;
    }
    return i;
  }

  /** Ascending: added in the order given, three weights could differ in their last bit. */
  private static double sum(double[] values, int start, int end) {
    if (end - start > 2) {
      Arrays.sort(values, start, end);
    }
    double sum = values[start];
    for (int i = start + 1; i < end; i++) {
      sum += values[i];
    }
    return sum;
  }

  /** Without entries of weight 0; Leiden's library takes a sum of 0 for "not seen yet", and trips. */
  Rows positive() {
    int[] kept = new int[offsets.length];
    int[] others = new int[neighbours.length];
    double[] values = new double[neighbours.length];
    int size = 0;
    for (int node = 0; node < nodes(); node++) {
      for (int i = offsets[node]; i < offsets[node + 1]; i++) {
        others[size] = neighbours[i];
        values[size] = weights[i];
        size += weights[i] > 0 ? 1 : 0;
      }
      kept[node + 1] = size;
    }
    if (size == neighbours.length) {
      return this;
    }
    return new Rows(kept, Arrays.copyOf(others, size), Arrays.copyOf(values, size));
  }

  /** Both without loops; what is in both is added up. */
  static Rows union(Rows one, Rows two) {
    int nodes = one.nodes();
    int[] offsets = new int[nodes + 1];
    int[] neighbours = new int[one.size() + two.size()];
    double[] weights = new double[neighbours.length];
    int size = 0;
    for (int node = 0; node < nodes; node++) {
      int i = one.offsets[node];
      int j = two.offsets[node];
      while (i < one.offsets[node + 1] || j < two.offsets[node + 1]) {
        int left = i < one.offsets[node + 1] ? one.neighbours[i] : Integer.MAX_VALUE;
        int right = j < two.offsets[node + 1] ? two.neighbours[j] : Integer.MAX_VALUE;
        neighbours[size] = Math.min(left, right);
        weights[size] =
            (left <= right ? one.weights[i++] : 0) + (right <= left ? two.weights[j++] : 0);
        size += neighbours[size] == node ? 0 : 1;
      }
      offsets[node + 1] = size;
    }
    return new Rows(offsets, Arrays.copyOf(neighbours, size), Arrays.copyOf(weights, size));
  }
}
