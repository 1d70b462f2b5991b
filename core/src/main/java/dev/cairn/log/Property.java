package dev.cairn.log;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A named value of a node or edge. Short values are JSON in the chained payload; long text lies beside
 * the chain like any other, so that it can be erased.
 */
public record Property(String name, Optional<String> json, Optional<TextRef> text) {

  public static Property of(String name, String json) {
    return new Property(name, Optional.of(json), Optional.empty());
  }

  public static Property of(String name, TextRef text) {
    return new Property(name, Optional.empty(), Optional.of(text));
  }

  static List<TextRef> texts(List<NodeWrite> nodes, List<EdgeWrite> edges) {
    return Stream.concat(
            nodes.stream().map(NodeWrite::properties), edges.stream().map(EdgeWrite::properties))
        .flatMap(List::stream)
        .flatMap(property -> property.text().stream())
        .toList();
  }
}
