package dev.cairn.tool.cluster;

import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.Rows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The parts of a graph that no edge joins to the rest. */
final class Parts {
  private Parts() {}

  /** The nodes of each part, ascending; parts in the order of their smallest node. */
  static List<int[]> of(Csr graph) {
    Rows rows = graph.undirected();
    boolean[] seen = new boolean[rows.nodes()];
    List<int[]> parts = new ArrayList<>();
    int[] queue = new int[rows.nodes()];
    for (int first = 0; first < rows.nodes(); first++) {
      if (!seen[first]) {
        int size = spread(rows, first, seen, queue);
        int[] part = Arrays.copyOf(queue, size);
        Arrays.sort(part);
        parts.add(part);
      }
    }
    return parts;
  }

  private static int spread(Rows rows, int first, boolean[] seen, int[] queue) {
    int size = 0;
    queue[size++] = first;
    seen[first] = true;
    for (int next = 0; next < size; next++) {
      for (int i = rows.start(queue[next]); i < rows.end(queue[next]); i++) {
        int neighbour = rows.neighbour(i);
        if (!seen[neighbour]) {
          seen[neighbour] = true;
          queue[size++] = neighbour;
        }
      }
    }
    return size;
  }
}
