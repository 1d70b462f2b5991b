package dev.cairn.server.view;

import dev.cairn.operation.Enrich;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.UnloadSpec;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was put in, and what that changed. */
final class ChangeViews {
  private static final int IDS_SHOWN = 3;
  private static final int CHANGES_SHOWN = 20;
  private static final int REJECTED_SHOWN = 20;

  private ChangeViews() {}

  static void ingested(Ingest.Answer answer, Page page) {
    page.line("accepted %s and %s"
        .formatted(Page.count(answer.nodes(), "node"), Page.count(answer.edges(), "edge")));
    if (!answer.rejected().isEmpty()) {
      page.line(page.ink().red("left out %,d:".formatted(answer.rejected().size())));
    }
    for (Ingest.Rejected rejected :
        answer.rejected().stream().limit(REJECTED_SHOWN).toList()) {
      page.line("  %s: %s".formatted(Plain.line(rejected.item()), Plain.line(rejected.reason())));
    }
    if (answer.rejected().size() > REJECTED_SHOWN) {
      page.line("  … (--json lists all)");
    }
    changed(answer.events(), answer.moreAfter(), page);
    rest(answer.quiesced(), page);
  }

  static void enriched(Enrich.Answer answer, Page page) {
    page.line((answer.active() ? "started " : "stopped ") + Plain.line(answer.id()));
    changed(answer.events(), answer.moreAfter(), page);
    rest(answer.quiesced(), page);
  }

  private static void changed(List<GraphChange> events, OptionalLong moreAfter, Page page) {
    if (events.isEmpty()) {
      page.line("nothing changed");
    }
    events.stream().limit(CHANGES_SHOWN).forEach(event -> page.line("  " + brief(event)));
    if (events.size() > CHANGES_SHOWN || moreAfter.isPresent()) {
      long after = events.get(Math.min(events.size(), CHANGES_SHOWN) - 1).cursor();
      page.line("  … (`cairn changes %d` shows the rest)".formatted(after));
    }
  }

  private static void rest(boolean quiesced, Page page) {
    if (!quiesced) {
      page.line("the enrichments are not at rest yet; they go on with the next change");
    }
  }

  static void changes(ReadChanges.Answer answer, Page page) {
    if (answer.events().isEmpty()) {
      page.line("nothing happened since");
    }
    answer
        .events()
        .forEach(event -> page.line("%s %s"
            .formatted(page.ink().dim("%6d".formatted(event.cursor())), brief(event))));
    page.hint("`cairn changes %d` goes on from here".formatted(answer.cursor()));
  }

  /** {@code edges_added       2 by coverage: a ─covers→ b, …} */
  static String brief(GraphChange change) {
    List<String> shown = Stream.concat(
            change.nodes().stream().map(Plain::line), change.edges().stream().map(EdgeLines::arrow))
        .limit(IDS_SHOWN)
        .collect(Collectors.toList());
    long count =
        change.edgesAffected().orElse(change.nodes().size() + change.edges().size());
    if (count > shown.size() && !shown.isEmpty()) {
      shown.add("…");
    }
    return "%-23s %5d by %s%s%s"
        .formatted(
            change.type(),
            count,
            Plain.line(change.adapter()),
            change.reason().map(reason -> " (" + reason + ")").orElse(""),
            shown.isEmpty() ? "" : ": " + String.join(", ", shown));
  }

  static void loaded(LoadSpec.Answer answer, Page page) {
    String kind = Plain.line(answer.kind());
    page.line("%s %s, which takes input of kind %s"
        .formatted(answer.replaced() ? "replaced" : "loaded", Plain.line(answer.name()), kind));
    answer.enrichments().forEach(id -> page.line("  and keeps up " + Plain.line(id)));
    page.hint("use it with: cairn ingest " + kind + " FILE.json");
  }

  static void unloaded(UnloadSpec.Answer answer, Page page) {
    String name = Plain.line(answer.name());
    page.line("unloaded " + name + "; what it said stays until `cairn retract " + name + "`");
  }
}
