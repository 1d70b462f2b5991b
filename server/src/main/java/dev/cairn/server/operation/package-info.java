/**
 * Every operation once, for all doors.
 *
 * <p>In: the name of an operation and a request as JSON bytes. Out: the answer record, or a {@link
 * dev.cairn.fault.CairnException} that names the field at fault. The list is {@link
 * dev.cairn.server.operation.Operations}; what an operation takes is read off its request record, so command
 * line, HTTP and MCP show the same fields and refuse the same mistakes in the same words.
 *
 * <p>Not here: how a door looks (the packages beside this one), what an operation does (core). Start
 * reading at {@link dev.cairn.server.operation.Registry}.
 */
@NullMarked
package dev.cairn.server.operation;

import org.jspecify.annotations.NullMarked;
