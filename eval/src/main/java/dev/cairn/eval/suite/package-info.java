/**
 * What all suites that judge the quality of answers share: they read JSON Lines of the right shape from
 * any folder, measure every question by itself, and tell the mean with a 95 % interval.
 *
 * <p>In: a folder given by {@code --data} or {@code CAIRN_EVAL_DATA}; there is no default, because most
 * data sets may not be passed on. Out: {@link Score}s in a {@link QualityReport}, and with {@code --out}
 * every question with what it measured.
 *
 * <p>Not here: what a suite does with its data. Start reading at {@link Measured}.
 */
@NullMarked
package dev.cairn.eval.suite;

import org.jspecify.annotations.NullMarked;
