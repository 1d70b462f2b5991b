/**
 * What can go wrong, by stable code.
 *
 * <p>Doors map {@link dev.cairn.fault.Code} to a status or an exit code; nobody parses messages. A refusal
 * that is an answer (a card not admitted, an import line left out) is a value and does not belong here.
 */
@NullMarked
package dev.cairn.fault;

import org.jspecify.annotations.NullMarked;
