/** Keeping house: status, verify, rebuild, move, explain. */
@NullMarked
package dev.cairn.engine.house;

import org.jspecify.annotations.NullMarked;
