/**
 * Compares what a user says with a rule they gave before.
 *
 * <p>In: both sentences. Out: a {@link dev.cairn.text.pair.Comparison}. Start reading at {@link dev.cairn.text.pair.RuleComparer}.
 */
@NullMarked
package dev.cairn.text.pair;

import org.jspecify.annotations.NullMarked;
