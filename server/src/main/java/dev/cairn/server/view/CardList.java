package dev.cairn.server.view;

import dev.cairn.operation.ReadCard;
import dev.cairn.server.terminal.Plain;
import java.util.List;

/** Cards one below the other. */
public record CardList(List<ReadCard.Answer> cards) {
  private static final int STATEMENT_MAX = 160;

  public void show(Page page) {
    if (cards.isEmpty()) {
      page.line("nothing was learned yet");
      page.hint(
          "`cairn end EPISODE` judges what an episode has to teach; `cairn ledger` tells how");
      return;
    }
    int width = EdgeLines.width(cards.stream().map(card -> card.card().value()).toList());
    for (ReadCard.Answer card : cards) {
      boolean active = card.status().equals("active");
      page.line("%s  %-15s  %s  %s"
          .formatted(
              page.ink().bold(EdgeLines.padded(card.card().value(), width)),
              CardView.label(card),
              Plain.line(card.statement(), STATEMENT_MAX),
              page.ink()
                  .dim(Plain.line(card.scope().toString())
                      + (active ? "" : ", " + Plain.line(card.status())))));
    }
    page.hint("`cairn card ID` reads one whole");
  }
}
