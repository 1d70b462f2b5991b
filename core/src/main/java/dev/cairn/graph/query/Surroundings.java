package dev.cairn.graph.query;

import dev.cairn.graph.Contributor;
import dev.cairn.graph.Graph;
import dev.cairn.ingest.EntitiesAdapter;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntConsumer;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Collection;

/**
 * The mentions around some concepts, step by step until the map is full. In each step those with few mentions
 * come first: what half of all episodes speak of would fill the map and tell nothing.
 */
final class Surroundings {
  private final Graph graph;
  private final Contributor entities;
  private final long edgesMax;
  private final int mentions;
  private final IntArrayList edges = new IntArrayList();
  private final IntOpenHashSet done = new IntOpenHashSet();

  Surroundings(Graph graph, Contributor entities, long edgesMax) {
    this.graph = graph;
    this.entities = entities;
    this.edgesMax = edgesMax;
    this.mentions = graph.relationNumber(EntitiesAdapter.MENTIONS);
  }

  ConceptMap map(Collection<String> concepts) {
    IntArrayList ring = new IntArrayList();
    concepts.stream()
        .mapToInt(graph::node)
        .filter(node -> node != Graph.NONE)
        .distinct()
        .forEach(ring::add);
    IntOpenHashSet seen = new IntOpenHashSet(ring);
    while (!ring.isEmpty()) {
      ring = next(ring, seen);
    }
    return ConceptMaps.draw(graph, entities, edges);
  }

  /** Takes in the mentions of one ring of nodes; the nodes they lead to are the next. */
  private IntArrayList next(IntArrayList ring, IntOpenHashSet seen) {
    IntArrayList next = new IntArrayList();
    for (int node : rarestFirst(ring)) {
      if (edges.size() + degree(node) > edgesMax) {
        return new IntArrayList();
      }
      IntConsumer take = edge -> {
        int other = graph.source(edge) == node ? graph.target(edge) : graph.source(edge);
        // One whose other end was there before us is in already.
        if (!done.contains(other) && graph.isOf(edge, mentions) && graph.speaks(entities, edge)) {
          edges.add(edge);
          if (seen.add(other)) {
            next.add(other);
          }
        }
      };
      graph.forEachOut(node, take);
      graph.forEachIn(node, take);
      done.add(node);
    }
    return next;
  }

  /** Of equals, the one that came first: numbers are the same after every replay. */
  private int[] rarestFirst(IntArrayList ring) {
    return ring.intStream()
        .mapToLong(node -> ((long) degree(node) << Integer.SIZE) | node)
        .sorted()
        .mapToInt(key -> (int) key)
        .toArray();
  }

  private int degree(int node) {
    return graph.outDegree(node) + graph.inDegree(node);
  }
}
