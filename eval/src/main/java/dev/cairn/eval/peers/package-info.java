/**
 * Cairn over MCP beside the official servers from npm, in one run and with one client: what a call takes,
 * what it costs, how long the start is.
 *
 * <p>In: the launcher {@code ./cairn} and the packages of {@code eval/agent}. Out: ratios, each with the
 * goal of the design.
 *
 * <p>Not here: Cairn beside SQLite and Lucene, which is the room {@code speed}.
 */
@NullMarked
package dev.cairn.eval.peers;

import org.jspecify.annotations.NullMarked;
