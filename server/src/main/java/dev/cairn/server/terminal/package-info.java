/**
 * What a command reads from and prints to.
 *
 * <p>Streams are UTF-8 whatever the locale; colours, bars and pages are for terminals only; text that came
 * from outside is made harmless before it is shown. Not here: what is printed (the views).
 */
@NullMarked
package dev.cairn.server.terminal;

import org.jspecify.annotations.NullMarked;
