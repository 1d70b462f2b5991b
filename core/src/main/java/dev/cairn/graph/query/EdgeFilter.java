package dev.cairn.graph.query;

import dev.cairn.graph.Graph;
import dev.cairn.operation.ReadGraph;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Locale;
import java.util.Optional;

/** Which edges and nodes a question is about. All of its conditions must hold. */
final class EdgeFilter {
  private final Graph graph;
  private final Optional<String> relation;
  private final Optional<String> prefix;
  private final Optional<IntSet> contributors;
  private final int corroborationMin;
  private final Optional<String> type;
  private final Optional<String> text;

  EdgeFilter(Graph graph, ReadGraph request) {
    this.graph = graph;
    this.relation = request.relation();
    this.prefix = request.relationPrefix();
    this.contributors = request.contributors().map(names -> {
      IntSet numbers = new IntOpenHashSet();
      names.forEach(name -> numbers.add(graph.contributorNumber(name)));
      return numbers;
    });
    this.corroborationMin = request.minCorroboration().orElse(0);
    this.type = request.nodeType();
    this.text = request.text().map(words -> words.toLowerCase(Locale.ROOT));
  }

  boolean isOpen() {
    return type.isEmpty() && text.isEmpty();
  }

  /** Whether the edge itself is asked about, whatever its ends. */
  boolean takesEdge(int edge) {
    String name = graph.relation(edge);
    return relation.map(name::equals).orElse(true)
        && prefix.map(name::startsWith).orElse(true)
        && graph.corroboration(edge) >= corroborationMin
        && contributors.map(wanted -> speaks(edge, wanted)).orElse(true);
  }

  private boolean speaks(int edge, IntSet wanted) {
    boolean[] found = {false};
    graph.forEachSlot(
        edge, slot -> found[0] |= wanted.contains(graph.contributorOf(slot).number()));
    return found[0];
  }

  boolean takesNode(int node) {
    return type.map(graph.type(node)::equals).orElse(true)
        && text.map(words -> mentions(node, words)).orElse(true);
  }

  private boolean mentions(int node, String words) {
    return graph.id(node).toLowerCase(Locale.ROOT).contains(words)
        || graph.properties(node).current().values().stream()
            .flatMap(said -> said.property().json().stream())
            .anyMatch(json -> json.toLowerCase(Locale.ROOT).contains(words));
  }
}
