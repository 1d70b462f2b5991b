package dev.cairn.card;

import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.policy.CardPolicy;
import java.util.List;

/** Gives episodes' outcomes to the tactics that were shown before them. */
final class Crediting {
  private final Cards cards;

  Crediting(Cards cards) {
    this.cards = cards;
  }

  /** A pack showed these, the best first. */
  void shown(EpisodeId episode, List<CardId> shown) {
    List<CardId> tactics = shown.stream()
        .filter(
            id -> cards.find(id).filter(card -> card.kind() == CardKind.TACTIC).isPresent())
        .toList();
    Credit before = cards.credit(episode);
    Credit after = before.shown(tactics);
    if (!after.equals(before)) {
      cards.put(episode, after);
    }
  }

  /**
   * Something turned out well or badly.
   *
   * @param proven whether there is evidence for it, or the user said so
   */
  void outcome(EpisodeId episode, boolean well, boolean proven) {
    Credit before = cards.credit(episode);
    Credit after = before.outcome(well, proven, CardPolicy.CREDITED_MAX);
    if (after.equals(before)) {
      return;
    }
    cards.put(episode, after);
    if (after.proven()) {
      for (CardId id : after.credited()) {
        cards.find(id).ifPresent(card -> credit(card, episode, after));
      }
    }
  }

  /** At most one win and one loss per episode: they are sets of episodes. */
  private void credit(Card card, EpisodeId episode, Credit credit) {
    Use use = credit.good() ? card.use().won(episode) : card.use();
    use = credit.bad() ? use.lost(episode) : use;
    cards.put(card.with(use), cards.version());
  }
}
