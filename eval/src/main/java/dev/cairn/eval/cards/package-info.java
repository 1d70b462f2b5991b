/**
 * The suite {@code cairn eval memory-cards}: what is learned from episodes, and does it help?
 *
 * <p>In: conversations of any memory set, each session an episode; or a year of episodes made from a seed
 * ({@link dev.cairn.eval.cards.year}), where what should be learned is known. Out: cards per episode, what was
 * refused and why, how large the store grows, how many rules are kept and how many mistakes are not made
 * again. Everything goes through the facade.
 *
 * <p>Not here: intervals, tables, files ({@link dev.cairn.eval.suite}, {@link dev.cairn.eval.figure}).
 */
@NullMarked
package dev.cairn.eval.cards;

import org.jspecify.annotations.NullMarked;
