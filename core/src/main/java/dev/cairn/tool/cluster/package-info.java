/**
 * Which tools and capabilities belong together, and which of them are central.
 *
 * <p>In: an {@link dev.cairn.tool.cluster.Incidence}, which says which capability uses which tools. Out:
 * {@link dev.cairn.tool.cluster.CoClusters} by spectral co-clustering, and
 * {@link dev.cairn.tool.cluster.HypergraphRank}. Both are pure functions: names are sorted first, so the order
 * in which uses are told changes nothing, and nothing is left to chance. Not here: where uses come from, when
 * a result is too old, what a cluster does to a score.
 *
 * <p>S3 §4.3. A capability with five tools is one hyperedge and not ten edges, which is why the matrix is
 * divided as it is, and not a graph of tools made from it. Start reading at
 * {@link dev.cairn.tool.cluster.CoClustering}.
 */
@NullMarked
package dev.cairn.tool.cluster;

import org.jspecify.annotations.NullMarked;
