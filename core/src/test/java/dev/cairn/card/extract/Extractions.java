package dev.cairn.card.extract;

import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import java.util.List;

/** Extraction as it works without a model and without any card. */
final class Extractions {
  private Extractions() {}

  static List<Proposal> of(List<Line> episode) {
    Readers readers = Readers.shipped();
    return new Extraction(
            readers.outputs(),
            line -> readers.sentences().read(line.text(), SentenceVectors.NONE),
            RuleChanges.NONE,
            true)
        .of(episode, line -> true);
  }
}
