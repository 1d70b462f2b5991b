/**
 * The front door: {@link dev.cairn.Cairn} opens a store, {@link dev.cairn.Context} is one memory in it.
 *
 * <p>Everything a user can ask is a method here that takes and returns a record of {@link
 * dev.cairn.operation}. The facade wires the rooms together and holds no rules of its own: what may be
 * written is decided by the commands in {@link dev.cairn.engine}, what is known by the folds.
 */
@NullMarked
package dev.cairn;

import org.jspecify.annotations.NullMarked;
