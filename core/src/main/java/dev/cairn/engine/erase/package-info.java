/**
 * Erases words: what was said, what was made of it, and every copy in every file.
 *
 * <p>Start reading at {@link dev.cairn.engine.erase.Erasing}. {@link dev.cairn.engine.erase.Going} says what goes with
 * what was asked for, {@link dev.cairn.engine.erase.ErasurePlan} finds it in the log, and the receipt takes it out of
 * the store in one transaction. Everything made of the log notices the receipt and is made anew.
 */
@NullMarked
package dev.cairn.engine.erase;

import org.jspecify.annotations.NullMarked;
