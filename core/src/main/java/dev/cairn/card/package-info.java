/**
 * What was learned: a small set of cards, each resting on words of the log.
 *
 * <p>In: candidates that somebody proposed, outcomes, exposures, doubts, as events. Out: {@link
 * dev.cairn.card.Cards}, the fold of them, and the verdicts of consolidation. Not here: which cards an agent
 * gets to see for a prompt, which is {@code search} and {@code decide}.
 */
@NullMarked
package dev.cairn.card;

import org.jspecify.annotations.NullMarked;
