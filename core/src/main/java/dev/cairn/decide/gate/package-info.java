/**
 * Whether a tool may run without asking: the threshold, the verdict, and both in words.
 *
 * <p>In: what is known of the tool, its risk, the surroundings, the user's word. Out: a
 * {@link dev.cairn.decide.gate.Ruling} with all its reasons. Pure: no clock, no chance, no log.
 */
@NullMarked
package dev.cairn.decide.gate;

import org.jspecify.annotations.NullMarked;
