/**
 * What an agent is shown of an answer. The whole document costs an agent more than it reads, so over MCP an
 * answer is a projection of it: ids instead of evidence, passages instead of texts, few digits, and of the
 * operations of every day only the fields that are acted on, within limits of tokens.
 *
 * <p>{@link dev.cairn.server.mcp.compact.CompactView} is the one entrance; {@code "full": true} in a call goes
 * past it.
 */
@NullMarked
package dev.cairn.server.mcp.compact;

import org.jspecify.annotations.NullMarked;
