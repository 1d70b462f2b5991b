/**
 * What stands behind a door: the operations, answered in this process or by another that has the data
 * folder open.
 *
 * <p>HTTP and MCP know only {@link dev.cairn.server.door.Backend}, so the same door works on an engine of
 * its own and as a thin proxy. {@link dev.cairn.server.door.Messages} is what a protocol gives to the one it
 * rides on.
 */
@NullMarked
package dev.cairn.server.door;

import org.jspecify.annotations.NullMarked;
