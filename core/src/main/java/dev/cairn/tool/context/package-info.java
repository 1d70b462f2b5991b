/**
 * What the tools in use say of others, for one search.
 *
 * <p>In: the tools in use, the network of tools, and what runs taught. Out: {@link
 * dev.cairn.tool.context.Nearness}, which a search mixes with how well tools answer its request.
 */
@NullMarked
package dev.cairn.tool.context;

import org.jspecify.annotations.NullMarked;
