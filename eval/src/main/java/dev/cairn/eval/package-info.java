/**
 * Measures Cairn: suites that judge the quality of its answers, benchmarks that time it.
 *
 * <p>In: a data set or a workload. Out: figures, with the seed and the machine they came from.
 *
 * <p>Not here: tests. A figure that must never fall is a test of the module it belongs to.
 */
@NullMarked
package dev.cairn.eval;

import org.jspecify.annotations.NullMarked;
