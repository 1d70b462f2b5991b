/**
 * Tools whose chances are known and change, and an agent that asks Cairn before every call: what a data set cannot
 * tell, namely how far the gate is from the best that could be done, and what it does when a tool breaks or somebody
 * lies. All through the facade, in memory; the seed is told.
 */
@NullMarked
package dev.cairn.eval.decide.simulate;

import org.jspecify.annotations.NullMarked;
