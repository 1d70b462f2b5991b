package dev.cairn.server.view;

import dev.cairn.operation.Cited;
import dev.cairn.operation.ReadCard;
import dev.cairn.server.terminal.Plain;
import java.util.List;
import java.util.stream.Collectors;

/** One card as a page: what it says, what it rests on, what became of it. */
final class CardView {
  private static final int QUOTE_MAX = 200;
  private static final int LINES_MAX = 10;
  private static final String INDENT = "  ";

  private CardView() {}

  static void show(ReadCard.Answer card, Page page) {
    page.line(page.ink().bold(Plain.line(card.statement())));
    page.line(INDENT
        + page.ink()
            .dim("%s, %s, %s"
                .formatted(label(card), Plain.line(card.scope().toString()), card.card())));
    page.pair("status", status(card, page));
    page.pair("about", Plain.line(card.subject()) + tags(card));
    page.pair(
        "learned",
        "%s, proposed by %s"
            .formatted(
                Page.time(card.createdAt()),
                Plain.line(String.join(", ", card.proposedBy().keySet()))));
    evidence(card, page);
    numbers(card, page);
    doubts(card.disputes(), page);
    history(card, page);
    exposures(card.exposures(), page);
  }

  static String label(ReadCard.Answer card) {
    return card.kind().label().replace('_', ' ');
  }

  private static String status(ReadCard.Answer card, Page page) {
    String status = Plain.line(card.status());
    String shown =
        status.equals("active") ? page.ink().green(status) : page.ink().red(status);
    String flags = card.flags().stream()
        .filter(flag -> !flag.equals(card.status()))
        .map(flag -> ", " + Plain.line(flag))
        .collect(Collectors.joining());
    String before = card.supersedes().map(id -> ", takes the place of " + id).orElse("");
    String rule = card.exceptionTo().map(id -> ", an exception to " + id).orElse("");
    String after = card.supersededBy().map(id -> " by " + Plain.line(id)).orElse("");
    return shown + after + flags + before + rule;
  }

  private static String tags(ReadCard.Answer card) {
    return card.tags().isEmpty() ? "" : "  #" + Plain.line(String.join(" #", card.tags()));
  }

  private static void evidence(ReadCard.Answer card, Page page) {
    page.pair(
        "evidence",
        Page.count(card.evidence().size(), "quote") + ", trust " + card.trust().label());
    card.evidence().forEach(cited -> page.line(INDENT + quoted(cited, page)));
  }

  static String quoted(Cited cited, Page page) {
    return page.ink().cyan("“" + Plain.line(cited.quote(), QUOTE_MAX) + "”")
        + page.ink().dim("  " + who(cited) + ", " + Plain.line(cited.id().value()));
  }

  private static String who(Cited cited) {
    return switch (cited.kind()) {
      case USER_SPAN -> "user";
      case TOOL_OUTPUT -> "tool";
      case DOC_SPAN -> "document";
    };
  }

  private static void numbers(ReadCard.Answer card, Page page) {
    ReadCard.Truth truth = card.truth();
    page.pair(
        "truth",
        "%s  %s"
            .formatted(
                Figures.of(truth.value()),
                page.ink()
                    .dim("support %s, contradiction %s"
                        .formatted(
                            Figures.of(truth.support()), Figures.of(truth.contradiction())))));
    why(truth.why(), page);
    ReadCard.Utility utility = card.utility();
    page.pair(
        "utility",
        "%s  %s"
            .formatted(
                Figures.of(utility.mean()),
                page.ink().dim("won %d, lost %d".formatted(utility.wins(), utility.losses()))));
    why(utility.why(), page);
  }

  private static void why(dev.cairn.explain.Explanation why, Page page) {
    if (page.wants("why")) {
      WhyTree.print(why, INDENT, page);
    }
  }

  private static void doubts(List<ReadCard.Doubt> doubts, Page page) {
    if (doubts.isEmpty()) {
      return;
    }
    page.pair("doubts", Integer.toString(doubts.size()));
    for (ReadCard.Doubt doubt : doubts) {
      page.line("%s%s  weight %s%s%s%s"
          .formatted(
              INDENT,
              Page.time(doubt.createdAt()),
              Figures.of(doubt.weight()),
              doubt.contradicts() ? ", says the opposite" : "",
              doubt.cleared() ? ", answered" : "",
              doubt.note().map(note -> ": " + Plain.line(note)).orElse("")));
      doubt.evidence().forEach(cited -> page.line(INDENT + INDENT + quoted(cited, page)));
    }
  }

  private static void history(ReadCard.Answer card, Page page) {
    page.pair("history", Page.count(card.history().size(), "event"));
    last(card.history(), page)
        .forEach(event -> page.line("%s%s  %s"
            .formatted(INDENT, page.ink().dim(Page.time(event.at())), Plain.line(event.what()))));
  }

  private static void exposures(List<ReadCard.Exposure> exposures, Page page) {
    page.pair("shown", exposures.isEmpty() ? "never" : Page.count(exposures.size(), "time"));
    last(exposures, page)
        .forEach(shown -> page.line("%s%s  by %s%s"
            .formatted(
                INDENT,
                page.ink().dim(Page.time(shown.shownAt())),
                Plain.line(shown.channel()),
                shown
                    .episode()
                    .map(episode -> " in " + Plain.line(episode.value()))
                    .orElse(""))));
  }

  private static <T> List<T> last(List<T> all, Page page) {
    int from = Math.max(0, all.size() - LINES_MAX);
    if (from > 0) {
      page.line(INDENT + "… (--json lists all)");
    }
    return all.subList(from, all.size());
  }
}
