package dev.cairn.server.view;

import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListCards.CardStatus;
import dev.cairn.server.terminal.Plain;

/** Cards one below the other; a suggestion with the words it rests on and how to confirm it. */
final class CardListView {
  private static final int STATEMENT_MAX = 160;
  private static final String INDENT = "  ";

  private CardListView() {}

  static void show(ListCards.Answer answer, Page page) {
    if (answer.cards().isEmpty()) {
      page.line("no cards");
      page.hint(
          "`cairn end EPISODE` judges what an episode has to teach; `cairn ledger` tells how");
      return;
    }
    int width = EdgeLines.width(answer.cards().stream().map(ListCards.Item::id).toList());
    answer.cards().forEach(card -> line(card, width, page));
    page.hint(
        answer.cards().get(0).status() == CardStatus.SUGGESTED
            ? "none of them is in force until it is confirmed"
            : "`cairn card ID` reads one whole");
    answer.cursor().ifPresent(cursor -> page.hint("more: --cursor " + Plain.line(cursor)));
  }

  private static void line(ListCards.Item card, int width, Page page) {
    page.line("%s  %-15s  %s  %s"
        .formatted(
            page.ink().bold(EdgeLines.padded(Plain.line(card.id()), width)),
            card.kind().label().replace('_', ' '),
            Plain.line(card.statement(), STATEMENT_MAX),
            page.ink().dim(facts(card))));
    card.quote()
        .ifPresent(words ->
            page.line(INDENT + page.ink().cyan("“" + Plain.line(words, STATEMENT_MAX) + "”")));
    card.confirm().ifPresent(how -> page.line(INDENT + page.ink().dim(Plain.line(how))));
  }

  private static String facts(ListCards.Item card) {
    String status =
        card.status() == CardStatus.ACTIVE ? "" : ", " + card.status().label().replace('_', ' ');
    String by = card.supersededBy().map(id -> " by " + Plain.line(id)).orElse("");
    String rule = card.exceptionTo().map(id -> ", an exception to " + id).orElse("");
    return Plain.line(card.scope().toString()) + status + by + rule;
  }
}
