package dev.cairn.eval.cards;

import dev.cairn.log.CardKind;
import dev.cairn.operation.EndEpisode.Ledger;
import dev.cairn.operation.ReadCard;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one episode taught.
 *
 * @param session which one
 * @param cards those it added, as they were when it ended
 * @param active cards of the whole conversation in force after it
 */
record Learned(String session, Ledger ledger, List<ReadCard.Answer> cards, int active) {
  private static final List<String> REASONS = List.of(
      "evidence_missing",
      "not_novel",
      "episode_kind_cap",
      "episode_cap",
      "budget_full",
      "untrusted_source");

  Learned {
    cards = List.copyOf(cards);
  }

  /** Every figure for every episode, so that a mean is over all of them. */
  Map<String, Double> values() {
    Map<String, Double> values = new LinkedHashMap<>();
    values.put("proposed", (double) ledger.proposed());
    values.put("admitted", (double) ledger.admitted());
    values.put("merged", (double) ledger.merged());
    values.put("superseded", (double) ledger.superseded());
    values.put("archived", (double) ledger.archived());
    values.put("refused", (double) ledger.refused());
    for (CardKind kind : CardKind.values()) {
      values.put("cards_" + kind.label(), (double)
          cards.stream().filter(card -> card.kind() == kind).count());
    }
    for (String reason : REASONS) {
      values.put("refused_" + reason, (double) ledger.decisions().stream()
          .filter(each -> each.decision().equals("refused") && each.reason().equals(reason))
          .count());
    }
    return values;
  }
}
