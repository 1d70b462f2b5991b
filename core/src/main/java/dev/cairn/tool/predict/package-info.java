/**
 * Which tool comes next.
 *
 * <p>In: the tools run so far, the request if there is one, what past runs taught
 * ({@link dev.cairn.tool.run.RunMemory}) and the tools there are ({@link dev.cairn.tool.predict.Lineup}). Out:
 * {@link dev.cairn.tool.predict.Prediction}s, best first, each with the part every signal has in it.
 *
 * <p>{@link dev.cairn.tool.predict.NextTools} is the mixture; {@link dev.cairn.tool.predict.MarkovScorer} stands
 * beside it for comparison. Signals write into one sheet, which has rows only for tools that any of them speaks
 * for. Not here: the mathematics ({@code formula}), the numbers ({@code policy}), what may be run
 * ({@code decide}).
 */
@NullMarked
package dev.cairn.tool.predict;

import org.jspecify.annotations.NullMarked;
