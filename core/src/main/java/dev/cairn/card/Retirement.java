package dev.cairn.card;

import dev.cairn.log.CardId;
import java.time.Instant;
import java.util.Optional;

/**
 * Why a card no longer counts.
 *
 * @param by the card that took its place; none if it was refuted
 * @param merged whether it lives on as part of that card, and did not give way to it
 */
public record Retirement(Optional<CardId> by, boolean merged, Instant at, long position) {}
