/**
 * One context at work: its folds and index in memory, how they keep up with the log, and what every writing
 * command shares. The packages below hold the operations, one package per subject; they know this one, and this one
 * knows none of them.
 */
@NullMarked
package dev.cairn.engine;

import org.jspecify.annotations.NullMarked;
