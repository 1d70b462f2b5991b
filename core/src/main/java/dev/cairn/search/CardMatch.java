package dev.cairn.search;

import dev.cairn.card.Card;
import java.util.OptionalDouble;

/**
 * A card that may be what was looked for.
 *
 * @param number on the shelf
 * @param words BM25 of the question's words
 * @param meaning nearness in meaning, if both have a place
 * @param asks share of the question's words it has, rare words counting more
 * @param says share of its own words the question has, likewise
 * @param related share of the question's words in what was being done when it was learned, likewise
 */
public record CardMatch(
    Card card,
    int number,
    double words,
    OptionalDouble meaning,
    double asks,
    double says,
    double related) {}
