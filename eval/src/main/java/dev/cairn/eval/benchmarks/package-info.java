/**
 * JMH benchmarks of the few pure parts that are run for every event, word or hit, each beside the bare
 * thing it cannot be faster than.
 *
 * <p>{@link dev.cairn.eval.benchmarks.JmhCommand} runs them and tells the ratios. Not here: anything that
 * touches a disk (speed).
 */
@NullMarked
package dev.cairn.eval.benchmarks;

import org.jspecify.annotations.NullMarked;
