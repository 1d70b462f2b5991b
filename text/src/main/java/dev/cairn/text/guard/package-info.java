/**
 * Finds the stored rules and failures that speak to an action, and those that forbid it.
 *
 * <p>In: rules, and an action as {@link dev.cairn.text.call.ReadCall}. Out: {@link dev.cairn.text.guard.GuardMatch}es. Start reading at {@link dev.cairn.text.guard.GuardMatcher}.
 */
@NullMarked
package dev.cairn.text.guard;

import org.jspecify.annotations.NullMarked;
