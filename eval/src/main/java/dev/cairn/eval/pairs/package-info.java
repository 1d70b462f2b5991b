/**
 * Trains and measures the comparison of a later sentence with an earlier rule.
 *
 * <p>In: rows of {@code rules_pairs} and written pairs. Out: weights for {@link dev.cairn.text.pair.RuleComparer} and
 * figures by folds of sources. Start reading at {@link dev.cairn.eval.pairs.PairTraining}.
 */
@NullMarked
package dev.cairn.eval.pairs;

import org.jspecify.annotations.NullMarked;
