/**
 * How a call is expected to go, before it is made.
 *
 * <p>In: the outcomes that count, in the order of the log. Out: for the next call an
 * {@link dev.cairn.tool.outcome.Expectation}: the chance that it succeeds, what of it is sure, and how far a caller
 * may rely on it.
 *
 * <p>The estimate climbs a ladder from what is known of all calls to what is known of calls just like this one. Every
 * {@link dev.cairn.tool.outcome.Level} leans on the one above while it has seen little, and is followed as far as it
 * has foretold better than that one so far. {@link dev.cairn.tool.outcome.Outcomes} is the state: bounded, equal
 * after equal outcomes, and part of a fold. Not here: the mathematics ({@code formula}), its numbers
 * ({@code policy}), which outcomes count, and what is allowed.
 */
@NullMarked
package dev.cairn.tool.outcome;

import org.jspecify.annotations.NullMarked;
