package dev.cairn.enrich;

import dev.cairn.graph.Graph;
import dev.cairn.graph.Properties.Said;
import dev.cairn.log.TextRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words a node stands for.
 *
 * @param json the words, unless they are long
 * @param position when they were said
 */
record NodeText(String id, Optional<String> json, Optional<TextRef> text, long position) {
  /** Properties that hold words, the most telling first. */
  private static final List<String> NAMES = List.of("text", "statement", "description", "title");

  /** All nodes that have words. */
  static List<NodeText> all(Graph graph) {
    List<NodeText> all = new ArrayList<>();
    for (int node = 0; node < graph.nodesKnown(); node++) {
      if (graph.hasNode(node)) {
        of(graph, node).ifPresent(all::add);
      }
    }
    return all;
  }

  private static Optional<NodeText> of(Graph graph, int node) {
    Map<String, Said> current = graph.properties(node).current();
    for (String name : NAMES) {
      Said said = current.get(name);
      if (said != null && isWords(said)) {
        return Optional.of(new NodeText(
            graph.id(node), said.property().json(), said.property().text(), said.position()));
      }
    }
    return Optional.empty();
  }

  private static boolean isWords(Said said) {
    return said.property().json().map(json -> json.startsWith("\"")).orElse(true);
  }
}
