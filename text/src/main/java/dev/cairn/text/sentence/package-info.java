/**
 * Reads the sentences of a turn: what each of them is, how surely, for where and about whom.
 *
 * <p>In: what a person wrote. Out: {@link dev.cairn.text.sentence.ReadTurn}. Start reading at {@link
 * dev.cairn.text.sentence.SentenceReader}. Not here: whether a card comes of it.
 */
@NullMarked
package dev.cairn.text.sentence;

import org.jspecify.annotations.NullMarked;
