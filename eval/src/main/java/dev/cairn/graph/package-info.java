/**
 * A door for measuring into the room of the evidence graph: it shares the room's package, because the only
 * writer of the graph is nobody else's business and must not become public for the sake of a benchmark.
 *
 * <p>In: numbers of nodes and values. Out: what the fold does with them, without events. Not here:
 * anything that Cairn itself calls.
 */
@NullMarked
package dev.cairn.graph;

import org.jspecify.annotations.NullMarked;
