package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import java.util.List;

/**
 * A turn with what each of its sentences is.
 *
 * @param anothers whether it bears marks of another author: a document that was handed over
 * @param document whether all of it is that document, and not most of it
 */
public record ReadTurn(
    Genre genre,
    Language language,
    boolean anothers,
    boolean document,
    List<ReadSentence> sentences) {
  public ReadTurn {
    sentences = List.copyOf(sentences);
  }
}
