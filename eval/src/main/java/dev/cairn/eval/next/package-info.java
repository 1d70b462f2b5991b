/**
 * {@code cairn eval next}: runs of a data set are learned by {@code record_run}, and at every step of the runs
 * held back {@code next_tools} is asked what comes next.
 */
@NullMarked
package dev.cairn.eval.next;

import org.jspecify.annotations.NullMarked;
