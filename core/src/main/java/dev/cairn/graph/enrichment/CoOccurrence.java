package dev.cairn.graph.enrichment;

import dev.cairn.graph.Delta;
import dev.cairn.graph.Enrichment;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Wishes;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import it.unimi.dsi.fastutil.longs.Long2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;

/**
 * Two targets that share sources may be related: {@code co_occurrence:{via}:{out}}, with the number of
 * shared sources as the contribution.
 *
 * <p>The slot on a pair's edge already holds the count before the change, so a change costs no more than
 * the targets of the sources it touched; nothing is counted anew unless somebody removed the edge.
 */
final class CoOccurrence implements Enrichment {
  static final String PREFIX = "co_occurrence";

  private final String id;
  private final String via;
  private final String out;
  private final long targetsMax;

  CoOccurrence(String via, String out, long targetsMax) {
    this.id = PREFIX + ":" + via + ":" + out;
    this.via = via;
    this.out = out;
    this.targetsMax = targetsMax;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public void want(Graph graph, Delta changed, Wishes wishes) {
    Long2IntLinkedOpenHashMap growth = new Long2IntLinkedOpenHashMap();
    changedBySource(graph, changed).forEach((source, edges) -> {
      IntSet now = targets(graph, source, graph.relationNumber(via));
      grow(growth, eligible(before(graph, changed, edges, now)), eligible(now));
    });
    LongSet lost = lost(graph, changed);
    growth.forEach((pair, by) -> {
      if (!lost.contains(pair)) {
        double count = held(graph, first(pair), second(pair)) + by;
        wishes.settleBoth(first(pair), second(pair), out, count);
      }
    });
    for (long pair : lost) {
      double count = shared(graph, first(pair), second(pair));
      wishes.settleBoth(first(pair), second(pair), out, count);
    }
  }

  @Override
  public void wantAll(Graph graph, Wishes wishes) {
    int relation = graph.relationNumber(via);
    Long2IntLinkedOpenHashMap counts = new Long2IntLinkedOpenHashMap();
    for (int source = 0; source < graph.nodesKnown(); source++) {
      if (graph.hasNode(source)) {
        grow(counts, IntSet.of(), eligible(targets(graph, source, relation)));
      }
    }
    counts.forEach((pair, count) -> wishes.settleBoth(first(pair), second(pair), out, count));
  }

  private static IntSet targets(Graph graph, int source, int relation) {
    IntLinkedOpenHashSet targets = new IntLinkedOpenHashSet();
    graph.forEachOut(source, edge -> {
      if (graph.isOf(edge, relation)) {
        targets.add(graph.target(edge));
      }
    });
    return targets;
  }

  private Int2ObjectMap<IntArrayList> changedBySource(Graph graph, Delta changed) {
    int relation = graph.relationNumber(via);
    Int2ObjectMap<IntArrayList> bySource = new Int2ObjectLinkedOpenHashMap<>();
    for (int edge : changed.edges()) {
      if (graph.isOf(edge, relation)) {
        bySource.computeIfAbsent(graph.source(edge), any -> new IntArrayList()).add(edge);
      }
    }
    return bySource;
  }

  private static IntSet before(Graph graph, Delta changed, IntArrayList edges, IntSet now) {
    IntLinkedOpenHashSet before = new IntLinkedOpenHashSet(now);
    for (int edge : edges) {
      if (changed.wasAlive(edge)) {
        before.add(graph.target(edge));
      } else {
        before.remove(graph.target(edge));
      }
    }
    return before;
  }

  /** A source that points at everything says nothing of any two. */
  private IntSet eligible(IntSet targets) {
    return targets.size() > targetsMax ? IntSet.of() : targets;
  }

  /** Counts each pair up that is together only now, and down that was together only before. */
  private static void grow(Long2IntLinkedOpenHashMap growth, IntSet before, IntSet now) {
    add(growth, now, before, 1);
    add(growth, before, now, -1);
  }

  private static void add(Long2IntLinkedOpenHashMap growth, IntSet in, IntSet notIn, int by) {
    IntSet seen = new IntOpenHashSet();
    for (int a : in) {
      if (!notIn.contains(a)) {
        for (int b : in) {
          if (a != b && !seen.contains(b)) {
            growth.addTo(pair(a, b), by);
          }
        }
        seen.add(a);
      }
    }
  }

  /** Pairs whose edge somebody took away, and the count with it. */
  private LongSet lost(Graph graph, Delta changed) {
    LongSet lost = new LongLinkedOpenHashSet();
    int relation = graph.relationNumber(out);
    for (int edge : changed.edges()) {
      int a = graph.source(edge);
      int b = graph.target(edge);
      if (graph.isOf(edge, relation) && changed.wasAlive(edge) && held(graph, a, b) == 0) {
        lost.add(pair(a, b));
      }
    }
    return lost;
  }

  private double held(Graph graph, int a, int b) {
    int edge = graph.edge(a, b, out);
    int slot = edge == Graph.NONE ? Graph.NONE : graph.slot(edge, graph.contributorNumber(id));
    return slot == Graph.NONE ? 0 : graph.contribution(slot);
  }

  /** Counted from the sources of the one that has fewer. */
  private double shared(Graph graph, int a, int b) {
    if (!graph.hasNode(a) || !graph.hasNode(b) || a == b) {
      return 0;
    }
    int relation = graph.relationNumber(via);
    int rarer = graph.inDegree(a) <= graph.inDegree(b) ? a : b;
    int other = rarer == a ? b : a;
    int[] count = {0};
    graph.forEachIn(rarer, edge -> {
      boolean both =
          graph.isOf(edge, relation) && graph.edge(graph.source(edge), other, via) != Graph.NONE;
      if (both && !eligible(targets(graph, graph.source(edge), relation)).isEmpty()) {
        count[0]++;
      }
    });
    return count[0];
  }

  private static long pair(int a, int b) {
    return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
  }

  private static int first(long pair) {
    return (int) (pair >> Integer.SIZE);
  }

  private static int second(long pair) {
    return (int) pair;
  }
}
