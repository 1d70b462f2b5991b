package dev.cairn.server.view;

import dev.cairn.operation.FindPath;
import dev.cairn.operation.ReadGraph;
import dev.cairn.server.terminal.Plain;

/** A part of the evidence graph, or a way through it. */
final class GraphView {
  private static final int PROPERTY_MAX = 80;

  private GraphView() {}

  static void show(ReadGraph.Answer answer, Page page) {
    if (page.wants("nodes")) {
      answer.nodes().forEach(node -> node(node, page));
      page.line("");
    }
    if (answer.edges().isEmpty()) {
      page.line(answer.matching() == 0 ? "no edges" : "no more edges");
      page.hint("filters leave edges out; `cairn adapters` shows who contributes, `cairn ingest"
          + " --help` how to");
      return;
    }
    EdgeLines.show(answer.edges(), page.wants("why"), page);
    if (answer.matching() > answer.edges().size()) {
      page.line("%,d of %s; --limit and --offset show the others"
          .formatted(answer.edges().size(), Page.count(answer.matching(), "edge")));
    }
    page.hint("`cairn edge SOURCE TARGET` explains one of them");
  }

  private static void node(ReadGraph.Node node, Page page) {
    String type = node.type().isEmpty() ? "" : "  " + Plain.line(node.type());
    page.line(page.ink().bold(Plain.line(node.id())) + page.ink().dim(type));
    node.properties().entrySet().stream()
        .filter(property -> !"".equals(property.getValue()))
        .forEach(property -> page.line("    %s = %s"
            .formatted(
                Plain.line(property.getKey()),
                Plain.line(String.valueOf(property.getValue()), PROPERTY_MAX))));
  }

  static void path(FindPath.Answer answer, Page page) {
    if (!answer.found()) {
      page.line("no path");
      page.hint("--max-hops looks further");
      return;
    }
    page.line(way(answer));
    page.line(page.ink().dim("%s, confidence ".formatted(Page.count(answer.hops(), "hop")))
        + page.ink().green(Figures.weight(answer.confidence())));
    EdgeLines.show(answer.edges(), false, page);
    if (page.wants("why")) {
      answer.why().ifPresent(why -> WhyTree.print(why, "  ", page));
    }
  }

  /** {@code a ─covers→ b ←near─ c}: an edge may be walked against its direction. */
  private static String way(FindPath.Answer answer) {
    StringBuilder way = new StringBuilder(Plain.line(answer.nodes().get(0)));
    for (int i = 0; i < answer.edges().size(); i++) {
      ReadGraph.Edge edge = answer.edges().get(i);
      boolean forwards = edge.source().equals(answer.nodes().get(i));
      way.append(forwards ? " ─" : " ←")
          .append(Plain.line(edge.relation()))
          .append(forwards ? "→ " : "─ ")
          .append(Plain.line(answer.nodes().get(i + 1)));
    }
    return way.toString();
  }
}
