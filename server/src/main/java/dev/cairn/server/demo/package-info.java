/**
 * A short tour that is also a test: a real memory in a temporary folder, real commands, real answers.
 *
 * <p>In: a way to run commands. Out: the story on the terminal. Every step is checked, and the tour fails if one
 * does not hold. Start reading at {@link dev.cairn.server.demo.Demo}.
 */
@NullMarked
package dev.cairn.server.demo;

import org.jspecify.annotations.NullMarked;
