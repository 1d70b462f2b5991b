/**
 * The door for agents: the Model Context Protocol, over standard streams and over HTTP.
 *
 * <p>In: JSON-RPC messages. Out: the operations of the registry as tools, answered by a {@link
 * dev.cairn.server.door.Backend}; this package never opens a store. Messages, results and the HTTP transport
 * are those of the official SDK; {@link dev.cairn.server.mcp.Protocol} answers for both transports, so they
 * cannot differ. It keeps no sessions: a client goes on when the process behind the address was replaced.
 *
 * <p>Our own is the reading of standard input, because a line that is no JSON must be answered and not end the
 * server, and calls in flight must be finished when the input ends.
 *
 * <p>Start reading at {@link dev.cairn.server.mcp.Protocol}.
 */
@NullMarked
package dev.cairn.server.mcp;

import org.jspecify.annotations.NullMarked;
