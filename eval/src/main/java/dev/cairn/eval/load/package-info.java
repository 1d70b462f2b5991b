/**
 * Many HTTP clients at once for a while: no error, no memory that only grows, and how much longer each
 * waits than one client alone.
 *
 * <p>In: a {@code cairn serve} process of its own. Out: figures of times, memory and errors.
 *
 * <p>Not here: who sees what, which is the room {@code crowd}.
 */
@NullMarked
package dev.cairn.eval.load;

import org.jspecify.annotations.NullMarked;
