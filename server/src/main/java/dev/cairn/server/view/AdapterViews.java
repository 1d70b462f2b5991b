package dev.cairn.server.view;

import dev.cairn.log.EdgeKey;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.Retract;
import dev.cairn.server.terminal.Plain;
import java.util.List;

/** Who contributes, how two of them compare, and what goes with one. */
final class AdapterViews {
  private static final int EDGES_SHOWN = 10;

  private AdapterViews() {}

  static void list(ListAdapters.Answer answer, Page page) {
    if (answer.adapters().isEmpty()) {
      page.line("nobody contributes yet");
      page.hint("`cairn ingest --help` shows how");
      return;
    }
    int width = EdgeLines.width(
        answer.adapters().stream().map(item -> Plain.line(item.adapter())).toList());
    for (ListAdapters.Item item : answer.adapters()) {
      page.line("%s  %12s  %s"
          .formatted(
              page.ink().bold(EdgeLines.padded(Plain.line(item.adapter()), width)),
              Page.count(item.edges(), "edge"),
              page.ink().dim(facts(item))));
      item.failure()
          .ifPresent(failure -> page.line("  " + page.ink().red("failed: " + Plain.line(failure))));
    }
  }

  private static String facts(ListAdapters.Item item) {
    String range = item.min().isPresent() && item.max().isPresent()
        ? "from %s to %s (%s)"
            .formatted(
                Figures.of(item.min().getAsDouble()),
                Figures.of(item.max().getAsDouble()),
                item.scale())
        : "nothing so far";
    String last = item.lastEmitted().map(at -> ", last at " + Page.time(at)).orElse("");
    return range + last + (item.active() ? ", kept up" : "");
  }

  static void compare(CompareAdapters.Answer answer, Page page) {
    page.pair("both", Page.count(answer.bothCount(), "edge") + correlation(answer));
    for (CompareAdapters.Both both : answer.both().stream().limit(EDGES_SHOWN).toList()) {
      page.line("  %s  %s"
          .formatted(
              EdgeLines.arrow(both.edge()),
              page.ink().dim("a %s, b %s".formatted(Figures.of(both.a()), Figures.of(both.b())))));
    }
    more(answer.bothCount(), page);
    page.pair("only a", Page.count(answer.onlyACount(), "edge"));
    edges(answer.onlyA(), answer.onlyACount(), page);
    page.pair("only b", Page.count(answer.onlyBCount(), "edge"));
    edges(answer.onlyB(), answer.onlyBCount(), page);
  }

  private static String correlation(CompareAdapters.Answer answer) {
    return answer.rankCorrelation().isPresent()
        ? ", rank correlation " + Figures.of(answer.rankCorrelation().getAsDouble())
        : "";
  }

  private static void edges(List<EdgeKey> edges, long count, Page page) {
    edges.stream().limit(EDGES_SHOWN).forEach(edge -> page.line("  " + EdgeLines.arrow(edge)));
    more(count, page);
  }

  private static void more(long count, Page page) {
    if (count > EDGES_SHOWN) {
      page.line("  … (--json lists more)");
    }
  }

  static void retracted(Retract.Answer answer, Page page) {
    boolean dry = answer.receipt().dryRun();
    String adapter = Plain.line(answer.receipt().adapter());
    if (answer.edgesAffected() == 0) {
      page.line("'%s' speaks for no edge; `cairn adapters` lists who does".formatted(adapter));
      return;
    }
    page.line("%s %s from %s"
        .formatted(
            dry ? "would take back" : "took back",
            page.ink().bold(adapter),
            Page.count(answer.edgesAffected(), "edge")));
    String go = dry ? "would go" : "went";
    page.line("  %,d of them %s: nobody else speaks for %s"
        .formatted(answer.edgesPruned(), go, answer.edgesPruned() == 1 ? "it" : "them"));
    page.line("  %s %s with it".formatted(Page.count(answer.derivedRemoved(), "derived edge"), go));
    if (!answer.cardsToRecheck().isEmpty()) {
      page.line("cards to recheck: " + Plain.line(String.join(", ", answer.cardsToRecheck())));
    }
    answer
        .receipt()
        .position()
        .ifPresent(position ->
            page.hint("position %,d; `cairn changes` shows what went, and".formatted(position)
                + " saying it again brings it back"));
  }
}
