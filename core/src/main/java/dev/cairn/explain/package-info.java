/**
 * A number and where it came from.
 *
 * <p>In: the parts a formula combined. Out: {@link dev.cairn.explain.Explanation}, which every score,
 * weight and threshold travels as until a door unwraps it. Not here: any formula, any number of ours.
 */
@NullMarked
package dev.cairn.explain;

import org.jspecify.annotations.NullMarked;
