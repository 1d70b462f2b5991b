package dev.cairn.card;

import dev.cairn.log.Anchor;
import dev.cairn.log.CardId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A doubt about a card.
 *
 * @param contradicts whether it says the opposite, and does not only challenge
 * @param by the newer card that says otherwise, if one does
 * @param cleared whether a recheck has answered it
 */
public record Dispute(
    List<Anchor> anchors,
    boolean contradicts,
    Instant at,
    long position,
    Optional<CardId> by,
    boolean cleared) {

  Dispute clear() {
    return new Dispute(anchors, contradicts, at, position, by, true);
  }
}
