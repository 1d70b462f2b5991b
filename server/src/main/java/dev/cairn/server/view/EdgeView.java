package dev.cairn.server.view;

import dev.cairn.operation.ReadEdge;
import dev.cairn.server.terminal.Plain;
import java.util.List;

/** The edges between two nodes: who speaks for them, how that makes the weight, and what happened. */
final class EdgeView {
  private static final int EVENTS_SHOWN = 10;
  private static final int PROPERTY_MAX = 80;

  private EdgeView() {}

  static void show(ReadEdge.Answer answer, Page page) {
    if (answer.edges().isEmpty()) {
      page.line("no edge between the two");
      page.hint("`cairn path A B` looks for a longer way");
    }
    answer.edges().forEach(edge -> edge(edge, page));
  }

  private static void edge(ReadEdge.Edge edge, Page page) {
    page.line(page.ink().bold(EdgeLines.arrow(edge.source(), edge.relation(), edge.target()))
        + "  weighs "
        + page.ink().green(Figures.weight(edge.rawWeight()))
        + page.ink().dim(", " + Page.count(edge.corroboration(), "source")));
    slots(edge.slots(), page);
    for (ReadEdge.PropertyValue property : edge.properties()) {
      page.line("  %s = %s%s"
          .formatted(
              Plain.line(property.name()),
              Plain.line(String.valueOf(property.value()), PROPERTY_MAX),
              page.ink().dim("  by " + Plain.line(property.writer()))));
    }
    page.line(page.ink().dim("  why"));
    WhyTree.print(edge.why(), "    ", page);
    page.line(page.ink().dim("  what happened, the last first"));
    edge.events().stream()
        .limit(EVENTS_SHOWN)
        .forEach(event -> page.line("    " + ChangeViews.brief(event)));
  }

  private static void slots(List<ReadEdge.Slot> slots, Page page) {
    int names =
        EdgeLines.width(slots.stream().map(slot -> Plain.line(slot.adapter())).toList());
    int values =
        EdgeLines.width(slots.stream().map(slot -> Figures.of(slot.value())).toList());
    for (ReadEdge.Slot slot : slots) {
      String value = Figures.of(slot.value());
      page.line("  %s  %s%s  is %s %s"
          .formatted(
              EdgeLines.padded(Plain.line(slot.adapter()), names),
              " ".repeat(Math.max(0, values - value.length())),
              value,
              page.ink().green(Figures.weight(slot.scaled())),
              page.ink().dim(since(slot))));
    }
  }

  private static String since(ReadEdge.Slot slot) {
    return "on its scale %s to %s (%s)%s"
        .formatted(
            Figures.of(slot.scale().min()),
            Figures.of(slot.scale().max()),
            slot.scale().strategy(),
            slot.at().map(at -> ", since " + Page.time(at)).orElse(""));
  }
}
