/**
 * Small whole programs that use Cairn as a library, each readable on one screen.
 *
 * <p>They are compiled with the rest and run as tests, so the README can quote them.
 */
@NullMarked
package dev.cairn.examples;

import org.jspecify.annotations.NullMarked;
