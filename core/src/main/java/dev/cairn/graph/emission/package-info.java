/**
 * Holds what adapters say against the graph: item by item it is accepted, refused with a reason, or found
 * to say nothing new. What is left is one event, ready to be logged.
 *
 * <p>In: {@link dev.cairn.ingest.Emission}s. Out: {@link dev.cairn.log.GraphEvent.Emitted}. Also here: which
 * declarative adapters are loaded ({@link dev.cairn.graph.emission.Specs}).
 */
@NullMarked
package dev.cairn.graph.emission;

import org.jspecify.annotations.NullMarked;
