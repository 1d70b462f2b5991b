/**
 * Measures which rules are named for an action and which forbid it.
 *
 * <p>In: rows of {@code rules_guards} and groups written for training. Out: weights and figures. Start
 * reading at {@link dev.cairn.eval.guards.GuardStudy}.
 */
@NullMarked
package dev.cairn.eval.guards;

import org.jspecify.annotations.NullMarked;
