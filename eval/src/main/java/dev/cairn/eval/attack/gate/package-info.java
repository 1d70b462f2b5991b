/**
 * Attacks on the gate: calls that are dangerous or banned, in generated variants, put to {@code decide} and {@code check} as
 * a host puts them. The lists are data files beside this package.
 */
@NullMarked
package dev.cairn.eval.attack.gate;

import org.jspecify.annotations.NullMarked;
