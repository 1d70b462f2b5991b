/**
 * Measures how language is read, through the public facade: which rules are heard, what a later sentence does
 * to one, which rules speak to an action, which outputs are failures.
 *
 * <p>In: folders of labelled rows. Out: figures by folds, or by the shipped weights on rows they were not
 * trained on. Start reading at {@link dev.cairn.eval.reading.ReadingCommand}. Not here: training, which is beside
 * the rows of each set ({@code heard}, {@code pairs}, {@code guards}, {@code outputs}).
 */
@NullMarked
package dev.cairn.eval.reading;

import org.jspecify.annotations.NullMarked;
