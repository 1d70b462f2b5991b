package dev.cairn.server.view;

import dev.cairn.log.EdgeKey;
import dev.cairn.operation.ReadGraph;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Edges one below the other: weight, who with whom, and who says so. */
final class EdgeLines {
  /** One long name must not push all the rest off the screen. */
  private static final int WIDTH_MAX = 64;

  private EdgeLines() {}

  static void show(List<ReadGraph.Edge> edges, boolean why, Page page) {
    double largest = edges.stream().mapToDouble(ReadGraph.Edge::weight).max().orElse(0);
    int width = width(edges.stream().map(EdgeLines::arrow).toList());
    for (ReadGraph.Edge edge : edges) {
      page.line("%s %s  %s  %s"
          .formatted(
              page.ink().green(Figures.weight(edge.weight())),
              page.ink().green(Figures.bar(edge.weight(), largest)),
              padded(arrow(edge), width),
              page.ink().dim(said(edge.contributions()))));
      if (why) {
        WhyTree.print(edge.why(), "       ", page);
      }
    }
  }

  static String arrow(ReadGraph.Edge edge) {
    return arrow(edge.source(), edge.relation(), edge.target());
  }

  static String arrow(EdgeKey edge) {
    return arrow(edge.source(), edge.relation(), edge.target());
  }

  static String arrow(String source, String relation, String target) {
    return "%s ─%s→ %s".formatted(Plain.line(source), Plain.line(relation), Plain.line(target));
  }

  /** {@code coverage 14, review -0.8} */
  static String said(Map<String, Double> contributions) {
    return contributions.entrySet().stream()
        .map(slot -> Plain.line(slot.getKey()) + " " + Figures.of(slot.getValue()))
        .collect(Collectors.joining(", "));
  }

  static int width(List<String> texts) {
    return texts.stream()
        .mapToInt(text -> text.codePointCount(0, text.length()))
        .filter(length -> length <= WIDTH_MAX)
        .max()
        .orElse(0);
  }

  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.codePointCount(0, text.length())));
  }
}
