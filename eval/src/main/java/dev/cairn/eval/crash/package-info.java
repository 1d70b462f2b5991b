/**
 * Kills processes that write and looks what is left: what was acknowledged must be there.
 *
 * <p>A {@link dev.cairn.eval.crash.Victim} is a real process that writes through the facade and prints
 * what it was promised; a {@link dev.cairn.eval.crash.Series} kills one after the other on the same data
 * folder, while it writes, consolidates, imports, keeps checkpoints or loads a model
 * ({@link dev.cairn.eval.crash.During}), and an {@link dev.cairn.eval.crash.Inspection} compares the memory with the promises.
 *
 * <p>Not here: losing power. A killed process leaves the operating system's buffers as they are.
 */
@NullMarked
package dev.cairn.eval.crash;

import org.jspecify.annotations.NullMarked;
