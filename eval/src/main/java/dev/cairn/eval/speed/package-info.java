/**
 * How fast Cairn is, told as ratios to a peer or a limit measured in the same run on the same machine.
 *
 * <p>Each {@link dev.cairn.eval.speed.Measurement} runs Cairn and its peer in alternating rounds, so that a
 * busy disk or processor hits both. The peers are {@link dev.cairn.eval.speed.BareSqlite}, which commits
 * the very rows Cairn committed, and {@link dev.cairn.eval.speed.BareLucene}, which indexes the same words.
 *
 * <p>In: texts made from a seed. Out: {@link dev.cairn.eval.figure.Figure}s. Not here: timed tests.
 */
@NullMarked
package dev.cairn.eval.speed;

import org.jspecify.annotations.NullMarked;
