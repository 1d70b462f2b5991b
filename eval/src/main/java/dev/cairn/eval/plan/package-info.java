/**
 * {@code cairn eval plan}: task graphs of a data set are learned by {@code record_run}, and for the requests held
 * back {@code plan} is asked what to run in which order.
 */
@NullMarked
package dev.cairn.eval.plan;

import org.jspecify.annotations.NullMarked;
