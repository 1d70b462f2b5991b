/**
 * Enrichments that ask more than the graph: a model, or code of somebody else's. What they say is logged,
 * so that a replay needs neither.
 *
 * <p>In: a {@link dev.cairn.enrich.Gaze} on one context. Out: {@link dev.cairn.enrich.Findings}, which the
 * facade holds against the graph and writes. Also here: analyses of the whole graph, which run when asked.
 * Enrichments that follow from the graph alone are in {@link dev.cairn.graph.enrichment} and are folded.
 */
@NullMarked
package dev.cairn.enrich;

import org.jspecify.annotations.NullMarked;
