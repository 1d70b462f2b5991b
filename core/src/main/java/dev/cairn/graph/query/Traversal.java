package dev.cairn.graph.query;

import dev.cairn.graph.Graph;
import dev.cairn.operation.ReadGraph.Direction;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;

/** Walks from a node outwards, step by step, through edges and nodes that the filter takes. */
final class Traversal {
  private final Graph graph;
  private final EdgeFilter filter;
  private final Direction direction;
  private final IntLinkedOpenHashSet edges = new IntLinkedOpenHashSet();
  private final IntLinkedOpenHashSet nodes = new IntLinkedOpenHashSet();

  Traversal(Graph graph, EdgeFilter filter, Direction direction) {
    this.graph = graph;
    this.filter = filter;
    this.direction = direction;
  }

  /** The edges met within so many steps. */
  IntLinkedOpenHashSet edges(int from, int depth) {
    nodes.add(from);
    IntArrayList front = new IntArrayList(new int[] {from});
    for (int step = 0; step < depth && !front.isEmpty(); step++) {
      IntArrayList next = new IntArrayList();
      for (int node : front) {
        look(node, next);
      }
      front = next;
    }
    return edges;
  }

  private void look(int node, IntArrayList next) {
    if (direction != Direction.IN) {
      graph.forEachOut(node, edge -> meet(edge, graph.target(edge), next));
    }
    if (direction != Direction.OUT) {
      graph.forEachIn(node, edge -> meet(edge, graph.source(edge), next));
    }
  }

  private void meet(int edge, int other, IntArrayList next) {
    boolean passes = filter.takesEdge(edge) && (nodes.contains(other) || filter.takesNode(other));
    if (passes) {
      edges.add(edge);
      if (nodes.add(other)) {
        next.add(other);
      }
    }
  }
}
