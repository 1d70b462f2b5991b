/**
 * Turns input of one kind into emissions: what is to be said about the graph.
 *
 * <p>In: JSON as maps, by kind. Out: {@link dev.cairn.ingest.Emission}s, checked item by item. Start
 * reading at {@link dev.cairn.ingest.Adapter}.
 *
 * <p>Not here: the graph itself (whether a node exists is asked there), the log, the clock.
 */
@NullMarked
package dev.cairn.ingest;

import org.jspecify.annotations.NullMarked;
