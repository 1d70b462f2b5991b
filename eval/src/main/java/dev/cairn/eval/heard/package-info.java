/**
 * Trains and measures the reader of sentences on turns that people labelled.
 *
 * <p>In: {@code rules_heard}, {@code rules_pool} and the written turns. Out: weights with their thresholds, and
 * figures. Start reading at {@link dev.cairn.eval.heard.HeardTraining}. Not here: what the reader does.
 */
@NullMarked
package dev.cairn.eval.heard;

import org.jspecify.annotations.NullMarked;
