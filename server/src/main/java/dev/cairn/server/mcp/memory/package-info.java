/**
 * What Cairn offers to agents over MCP: operations as tools, episodes, cards and packs as resources, and prompts.
 *
 * <p>In: the registry and a {@link dev.cairn.server.door.Backend}. Out: an {@link
 * dev.cairn.server.mcp.Offer}. Text that comes back from memory as text for a model is fenced and says who
 * said it ({@code Quote}), so that no record of words passes for an instruction.
 *
 * <p>To add a resource, write a {@code ResourceKind}; a prompt, a {@code PromptKind}; and put it into {@link
 * dev.cairn.server.mcp.memory.MemoryOffer}, where reading begins.
 */
@NullMarked
package dev.cairn.server.mcp.memory;

import org.jspecify.annotations.NullMarked;
