/**
 * Decides what becomes of candidates: whether they are proven, new, a reversal, one too many.
 *
 * <p>In: the candidates of an episode and the cards in force, with their words. Out: one {@link
 * dev.cairn.log.Verdict} per candidate, and one per card put aside because of it, each with its rule and
 * numbers. Deterministic: the same candidates, cards, policy and vectors give the same verdicts. Not here:
 * where candidates come from.
 */
@NullMarked
package dev.cairn.card.judge;

import org.jspecify.annotations.NullMarked;
