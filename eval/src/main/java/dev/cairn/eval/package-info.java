/**
 * Measures Cairn: suites that judge the quality of its answers, benchmarks that time it, crashes that try
 * to make it lose something. {@code cairn eval} is the door.
 *
 * <p>In: a data set or a workload made from a seed. Out: {@link dev.cairn.eval.figure.Figure}s, each with
 * an interval and the goal it is held against.
 *
 * <p>Not here: tests. A figure that must never fall is a test of the module it belongs to.
 */
@NullMarked
package dev.cairn.eval;

import org.jspecify.annotations.NullMarked;
