package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import java.io.IOException;
import java.util.Optional;

/** Adds what was read of the log to a place, event by event. Guarded by its {@link EntryIndex}. */
final class Feed {
  private final Place place;
  private Mark mark;

  Feed(Place place) {
    this.place = place;
    this.mark = place.start();
  }

  Mark mark() {
    return mark;
  }

  /** @param batch that begins at the mark */
  void add(Batch batch) throws IOException {
    for (Batch.Item item : batch.items()) {
      Optional<Batch.Analysed> entry = item.entry();
      if (entry.isPresent()) {
        add(item, entry.get());
      } else {
        mark = mark.past(item.event());
      }
    }
  }

  private void add(Batch.Item item, Batch.Analysed read) throws IOException {
    Corpus soFar = plus(mark.corpus(), read.legible().length());
    place
        .writer()
        .addDocument(Fields.document(read.entry(), read.episode(), read.legible(), soFar));
    mark = mark.past(item.event(), read.entry(), soFar);
  }

  private static Corpus plus(Corpus corpus, long length) {
    return new Corpus(corpus.texts() + (length == 0 ? 0 : 1), corpus.words() + length);
  }
}
