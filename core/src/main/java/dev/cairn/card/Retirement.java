package dev.cairn.card;

import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import java.time.Instant;
import java.util.Optional;

/**
 * Why a card no longer counts.
 *
 * @param by the card that took its place; none if it was refuted or withdrawn
 * @param merged whether it lives on as part of that card, and did not give way to it
 * @param withdrawnBy the user's word that took it back without a new rule
 */
public record Retirement(
    Optional<CardId> by, boolean merged, Instant at, long position, Optional<EntryId> withdrawnBy) {

  /** What it gave way to: the id of the card, or of the user's entry that withdrew it. */
  public Optional<String> replacement() {
    return by.map(CardId::value).or(() -> withdrawnBy.map(EntryId::value));
  }
}
