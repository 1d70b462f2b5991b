package dev.cairn.card.judge;

import dev.cairn.log.EntryId;
import dev.cairn.text.sentence.ReadSentence;
import java.util.List;

/**
 * What is cited of one turn of the user: whole sentences, however little of them a quote holds.
 *
 * @param document whether any of it stands in a document of another author
 */
public record CitedTurn(EntryId entry, boolean document, List<ReadSentence> sentences) {
  public CitedTurn {
    sentences = List.copyOf(sentences);
  }

  /** These sentences in one text. */
  static String text(List<ReadSentence> sentences) {
    return String.join(
        " ", sentences.stream().map(each -> each.sentence().text()).toList());
  }
}
