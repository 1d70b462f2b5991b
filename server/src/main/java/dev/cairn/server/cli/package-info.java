/**
 * The command line.
 *
 * <p>In: words. Out: text for people, or one JSON document with {@code --json}, and an exit code: 0 done, 2
 * the caller's mistake, 3 the storage's, 1 ours. Everyday operations have a command made from the registry,
 * so that an operation's field is an option by the same name; the rest is written by hand.
 *
 * <p>Not here: the looks of answers ({@link dev.cairn.server.view}). Start reading at {@link
 * dev.cairn.server.cli.Cli} and {@link dev.cairn.server.cli.Commands}.
 */
@NullMarked
package dev.cairn.server.cli;

import org.jspecify.annotations.NullMarked;
