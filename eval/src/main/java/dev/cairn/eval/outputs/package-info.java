/**
 * Whether outputs of commands are read rightly: did the command fail, and which line says why.
 *
 * <p>In: the rows of {@code tool_outputs} and the outputs written for training. Out: the model of {@link
 * dev.cairn.text.output.OutputReader} and its figures.
 */
@NullMarked
package dev.cairn.eval.outputs;

import org.jspecify.annotations.NullMarked;
