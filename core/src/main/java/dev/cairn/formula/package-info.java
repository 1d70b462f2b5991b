/**
 * The mathematics, as pure functions that return their reasons.
 *
 * <p>In: measured numbers and a policy. Out: an {@link dev.cairn.explain.Explanation} whose value is the
 * result. One class per formula, each naming its source. Doubles and {@link java.lang.StrictMath}, so that
 * every machine gives the same bits. Not here: where the numbers come from, or what is done with them.
 */
@NullMarked
package dev.cairn.formula;

import org.jspecify.annotations.NullMarked;
