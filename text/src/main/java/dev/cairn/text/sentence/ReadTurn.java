package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import java.util.List;
import java.util.OptionalInt;

/**
 * A turn with what each of its sentences is.
 *
 * @param anothers whether it bears marks of another author: a document that was handed over
 * @param documentFrom from where on all of it is that document, if it is
 */
public record ReadTurn(
    Genre genre,
    Language language,
    boolean anothers,
    OptionalInt documentFrom,
    List<ReadSentence> sentences) {
  public ReadTurn {
    sentences = List.copyOf(sentences);
  }

  /** Whether this sentence stands in the document of another author. */
  public boolean isOfDocument(ReadSentence sentence) {
    return documentFrom.isPresent() && sentence.sentence().end() > documentFrom.getAsInt();
  }
}
