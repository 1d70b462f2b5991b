package dev.cairn.search;

import dev.cairn.card.Card;
import java.time.Instant;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What cards are looked for.
 *
 * @param words as they are looked up
 * @param counts which cards may be found at all; asked while the folds are held, so it must be quick
 */
public record CardQuestion(
    Set<String> words, CardSense sense, Where where, Predicate<Card> counts, Instant now) {}
