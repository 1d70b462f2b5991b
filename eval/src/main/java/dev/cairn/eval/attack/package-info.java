/**
 * Attacks on the gate: calls that are dangerous or banned, in generated variants, put to {@code decide} and
 * {@code check} as a host puts them. What comes in is a seed, what goes out is what held and what got through. Attacks
 * are data files beside this package; no result is.
 */
@NullMarked
package dev.cairn.eval.attack;

import org.jspecify.annotations.NullMarked;
