package dev.cairn.graph.query;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.algorithm.Csr;
import dev.cairn.graph.algorithm.PageRank;
import dev.cairn.graph.algorithm.Ranks;
import dev.cairn.graph.algorithm.Rows;
import dev.cairn.policy.GraphPolicy;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntCollection;
import it.unimi.dsi.fastutil.ints.IntIterator;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Episodes and what they speak of, at one moment, to walk from concept to concept over the episodes they
 * share. A value: it needs the graph no more, and any number of threads may ask it.
 */
public final class ConceptMap {
  /** Reasons given for one concept. */
  private static final int VIA_MAX = 3;

  private final String[] ids;
  private final boolean[] concepts;
  private final Csr csr;

  private ConceptMap(String[] ids, boolean[] concepts, Csr csr) {
    this.ids = ids;
    this.concepts = concepts;
    this.csr = csr;
  }

  /** Of edges that lead from an episode to a concept; each can be walked both ways. */
  static ConceptMap of(Graph graph, IntCollection mentions, IntToDoubleFunction weight) {
    IntOpenHashSet nodes = new IntOpenHashSet();
    mentions.forEach(edge -> {
      nodes.add(graph.source(edge));
      nodes.add(graph.target(edge));
    });
    // By name, so that neither sums nor ties depend on who came first.
    String[] ids = nodes.intStream().mapToObj(graph::id).sorted().toArray(String[]::new);
    Int2IntOpenHashMap places = new Int2IntOpenHashMap(ids.length);
    for (int place = 0; place < ids.length; place++) {
      places.put(graph.node(ids[place]), place);
    }
    boolean[] concepts = new boolean[ids.length];
    int[] from = new int[2 * mentions.size()];
    int[] to = new int[from.length];
    double[] weights = new double[from.length];
    int next = 0;
    for (IntIterator each = mentions.iterator(); each.hasNext(); next += 2) {
      int edge = each.nextInt();
      from[next] = places.get(graph.source(edge));
      to[next] = places.get(graph.target(edge));
      from[next + 1] = to[next];
      to[next + 1] = from[next];
      concepts[to[next]] = true;
      Arrays.fill(weights, next, next + 2, weight.applyAsDouble(edge));
    }
    return new ConceptMap(ids, concepts, Csr.of(ids.length, from, to, weights));
  }

  /** How many episodes and concepts are on it. */
  public int size() {
    return ids.length;
  }

  /** The place of a node, if it is on the map. */
  OptionalInt find(String id) {
    int place = Arrays.binarySearch(ids, id);
    return place < 0 ? OptionalInt.empty() : OptionalInt.of(place);
  }

  /**
   * A concept, and how likely somebody is there who starts at the given ones.
   *
   * @param score the chance; over everything on the map they add up to 1
   * @param episodes how many episodes speak of it, as far as the map goes
   * @param via the episodes it is mostly reached by
   */
  public record Related(String concept, double score, int episodes, List<Via> via) {
    public Related {
      via = List.copyOf(via);
    }
  }

  /** An episode that leads to a concept, and how much of its score comes that way. */
  public record Via(String episode, double share) {}

  /**
   * The concepts that are nearest to some others, without these, the nearest first. What is not on the map
   * is passed over; if nothing is left to start from, nothing is related.
   *
   * @param from node ids of concepts, each with a weight above 0
   */
  public List<Related> related(GraphPolicy policy, Map<String, Double> from, int most) {
    double[] start = start(from);
    if (Arrays.stream(start).noneMatch(weight -> weight > 0)) {
      return List.of();
    }
    Ranks ranks = ranks(policy, start);
    return IntStream.range(0, ids.length)
        .filter(node -> concepts[node] && start[node] == 0 && ranks.of(node) > 0)
        .boxed()
        .sorted(Comparator.<Integer>comparingDouble(node -> -ranks.of(node))
            .thenComparing(node -> ids[node]))
        .limit(most)
        .map(node -> related(policy, ranks, node))
        .toList();
  }

  Ranks ranks(GraphPolicy policy, double[] start) {
    return new PageRank(policy)
        .following(policy.conceptDamping())
        .preferring(start)
        .of(csr);
  }

  double[] start(Map<String, Double> from) {
    double[] start = new double[ids.length];
    from.forEach((id, weight) -> {
      if (!(weight > 0 && weight <= Double.MAX_VALUE)) {
        throw CairnException.invalid(
            "from", "the weight of '" + id + "' is " + weight + "; it must be finite and above 0");
      }
      find(id).ifPresent(node -> start[node] = weight);
    });
    return start;
  }

  private Related related(GraphPolicy policy, Ranks ranks, int concept) {
    Rows rows = csr.incoming();
    List<Via> via = new ArrayList<>();
    for (int entry = rows.start(concept); entry < rows.end(concept); entry++) {
      int episode = rows.neighbour(entry);
      double strength = strength(rows, episode);
      double share = strength > 0 ? rows.weight(entry) / strength : 0;
      via.add(new Via(ids[episode], policy.conceptDamping() * ranks.of(episode) * share));
    }
    via.sort(Comparator.comparingDouble(Via::share).reversed().thenComparing(Via::episode));
    return new Related(
        ids[concept],
        ranks.of(concept),
        rows.length(concept),
        via.subList(0, Math.min(VIA_MAX, via.size())));
  }

  /** Every edge leads both ways with one weight, so what comes in is what goes out. */
  private static double strength(Rows rows, int node) {
    double strength = 0;
    for (int entry = rows.start(node); entry < rows.end(node); entry++) {
      strength += rows.weight(entry);
    }
    return strength;
  }
}
