/**
 * Learns small linear models from examples, the same bits every time.
 *
 * <p>In: {@link dev.cairn.text.learn.Features} of examples with their labels. Out: a {@link
 * dev.cairn.text.learn.LinearModel}. Not here: which features a sentence, a pair or an action has.
 */
@NullMarked
package dev.cairn.text.learn;

import org.jspecify.annotations.NullMarked;
