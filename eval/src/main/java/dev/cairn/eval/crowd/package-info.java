/**
 * Many agents at work on one data folder at the same time: nothing is lost, nothing is doubled, and each
 * sees what the others were promised.
 *
 * <p>A {@link dev.cairn.eval.crowd.Party} is four agents over standard streams and one client over HTTP, all
 * of them real processes or connections; each {@link dev.cairn.eval.crowd.Member} writes, and looks for
 * what the others wrote; an {@link dev.cairn.eval.crowd.Account} compares the exported log with what was
 * promised.
 *
 * <p>Not here: being killed, which is the room {@code crash}; how fast it goes under load, which is
 * {@code load}.
 */
@NullMarked
package dev.cairn.eval.crowd;

import org.jspecify.annotations.NullMarked;
