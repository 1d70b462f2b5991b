/**
 * The evidence graph: nodes, edges, and on every edge one slot for each source that speaks for it.
 *
 * <p>In: events of adapters, as folded by {@link dev.cairn.graph.GraphProjection}. Out: the
 * {@link dev.cairn.graph.Graph} as it stands, {@link dev.cairn.graph.Weights} computed from it when asked,
 * and the {@link dev.cairn.graph.ChangeLog} of everything that happened to it. What follows from the graph
 * is kept up by {@link dev.cairn.graph.Enrichment}s in the same fold, so that nothing derived outlives its
 * reason. Not here: where emissions come from, and what an answer looks like.
 */
@NullMarked
package dev.cairn.graph;

import org.jspecify.annotations.NullMarked;
