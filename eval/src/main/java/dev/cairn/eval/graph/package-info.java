/**
 * How fast Cairn's graph and its algorithms are, told as ratios to bare tables and walks, to graphology and
 * to the library behind Leiden.
 *
 * <p>Each {@link dev.cairn.eval.graph.GraphMeasurement} looks at one side of the graph itself as it grows.
 * For the algorithms {@link dev.cairn.eval.graph.GraphSpeedCommand} makes a graph with hubs from a seed, writes its edges to
 * a file, and lets both sides answer the same questions in alternating rounds; the peer is a process of
 * Node that keeps its graph, {@link dev.cairn.eval.graph.Graphology}. What they answer is compared too.
 *
 * <p>In: a seed. Out: {@link dev.cairn.eval.figure.Figure}s. Not here: timed tests, the algorithms.
 */
@NullMarked
package dev.cairn.eval.graph;

import org.jspecify.annotations.NullMarked;
