/**
 * Which tools there are, and which of them a request asks for.
 *
 * <p>In: {@link dev.cairn.log.LogEvent.ToolsRegistered}, folded into a {@link dev.cairn.tool.Catalogue}.
 * Out: for a request in plain words the tools that fit it, best first, each with its reasons.
 *
 * <p>{@link dev.cairn.tool.Registration} checks what is told; {@link dev.cairn.tool.ToolShelf} is the
 * catalogue made ready to be searched, immutable and shared by all searches of one version;
 * {@link dev.cairn.tool.ToolSearch} asks it. A tool's description is data, whatever it says.
 *
 * <p>Not here: what tools did when they were run, the mathematics ({@code formula}) and its numbers
 * ({@code policy}).
 */
@NullMarked
package dev.cairn.tool;

import org.jspecify.annotations.NullMarked;
