/**
 * A year of coding episodes made from a seed, with what was planted in it known, and a run of it through the
 * facade.
 *
 * <p>In: a seed and a number of days. Out: {@link dev.cairn.eval.cards.year.Year}, every word that is said and
 * printed with its ground truth; {@link dev.cairn.eval.cards.year.YearRun} plays it as a host would, asking
 * before it acts, and {@link dev.cairn.eval.cards.year.YearFigures} holds what it saw against the truth.
 *
 * <p>The phrases are in resources, written as people speak and not to suit an extractor: what it misses is the
 * point. Not here: anything that looks into the engine; only operations are used.
 */
@NullMarked
package dev.cairn.eval.cards.year;

import org.jspecify.annotations.NullMarked;
