package dev.cairn.search;

import dev.cairn.card.Card;
import dev.cairn.log.CardId;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What cards are looked for.
 *
 * @param words as they are looked up
 * @param counts which cards may be found at all; asked while the folds are held, so it must be quick
 * @param kin what the evidence graph relates to the question
 */
public record CardQuestion(
    Set<String> words,
    CardSense sense,
    Where where,
    Predicate<Card> counts,
    Map<CardId, Double> kin,
    Instant now) {}
