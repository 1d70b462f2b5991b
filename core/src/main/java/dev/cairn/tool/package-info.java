/**
 * Which tools there are, which of them a request asks for, and how they did.
 *
 * <p>In: {@link dev.cairn.log.LogEvent.ToolsRegistered} and {@link dev.cairn.log.ToolEvent}, folded into a
 * {@link dev.cairn.tool.Catalogue} and {@link dev.cairn.tool.Experience}. Out: for a request in plain words
 * the tools that fit it, best first, each with its reasons.
 *
 * <p>{@link dev.cairn.tool.Registration} checks what is told; {@link dev.cairn.tool.ToolShelf} is the
 * catalogue made ready to be searched, immutable and shared by all searches of one version;
 * {@link dev.cairn.tool.ToolSearch} asks it. A tool's description is data, whatever it says.
 *
 * <p>In the rooms within: {@code trace} reads runs as links, {@code flow} reads schemas, {@code net} is the graph
 * of tools, {@code run} and {@code predict} foretell the next one, {@code outcome} how a call will go,
 * {@code cluster} groups them with what uses them, {@code risk} says what they can do to the world. Not here: the
 * mathematics ({@code formula}) and its numbers ({@code policy}).
 */
@NullMarked
package dev.cairn.tool;

import org.jspecify.annotations.NullMarked;
