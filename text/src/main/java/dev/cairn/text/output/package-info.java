/**
 * Reads from the text of an output whether a command failed, and which line says why.
 *
 * <p>In: what a tool printed. Out: a {@link dev.cairn.text.output.ReadOutput}.
 */
@NullMarked
package dev.cairn.text.output;

import org.jspecify.annotations.NullMarked;
