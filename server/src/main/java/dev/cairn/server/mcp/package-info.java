/**
 * The door for agents: the Model Context Protocol, over standard streams and over HTTP.
 *
 * <p>In: JSON-RPC messages. Out: what an {@link dev.cairn.server.mcp.Offer} has, which may be Cairn's ({@link
 * dev.cairn.server.mcp.memory}) or a test's; this package never opens a store. Messages and results are
 * those of the official SDK; {@link dev.cairn.server.mcp.Protocol} answers for both transports, and both read
 * messages by the same code, so they cannot differ. It keeps no sessions: a client goes on when the process
 * behind the address was replaced. Only over standard streams can a client be asked back ({@link
 * dev.cairn.server.mcp.Client}), if it said that it lets its model be asked.
 *
 * <p>Our own is the reading of messages, because one that is no JSON must be answered in our words and not end
 * the server, and calls in flight must be finished when the input ends.
 *
 * <p>Start reading at {@link dev.cairn.server.mcp.Protocol}.
 */
@NullMarked
package dev.cairn.server.mcp;

import org.jspecify.annotations.NullMarked;
