/**
 * What can be asked of Cairn: one record per operation with its answer inside.
 *
 * <p>The annotations carry what every door tells its users: name, purpose, fields. Command line, HTTP and
 * MCP are generated from these records and from nothing else, so that they cannot disagree. Field names
 * are the public contract; doors write them in snake_case.
 */
@NullMarked
package dev.cairn.operation;

import org.jspecify.annotations.NullMarked;
