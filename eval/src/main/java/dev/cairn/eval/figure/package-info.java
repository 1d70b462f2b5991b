/**
 * Numbers and how they are told: a value, its 95 % interval, its goal, and the table they stand in.
 *
 * <p>In: samples, one per round. Out: a {@link dev.cairn.eval.figure.Report} as text, Markdown or JSON.
 *
 * <p>Not here: how anything is measured.
 */
@NullMarked
package dev.cairn.eval.figure;

import org.jspecify.annotations.NullMarked;
