package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import java.io.IOException;
import java.util.Optional;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.Query;

/** What had happened by a time. Entries may be logged long after they happened, so this counts them. */
final class StatisticsAtTime extends Statistics {
  private final long position;
  private final long micros;
  private final Corpus corpus;

  StatisticsAtTime(Snapshot snapshot, long micros) throws IOException {
    this.position = snapshot.mark().position();
    this.micros = micros;
    this.corpus = count(snapshot);
  }

  /** A document's own share is the running total in it less the one before it. */
  private Corpus count(Snapshot snapshot) throws IOException {
    long texts = 0;
    long words = 0;
    Corpus before = Corpus.EMPTY;
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      NumericDocValues at = Segments.values(leaf, Fields.AT);
      NumericDocValues textsSoFar = Segments.values(leaf, Fields.TEXTS_SO_FAR);
      NumericDocValues wordsSoFar = Segments.values(leaf, Fields.WORDS_SO_FAR);
      for (int doc = 0; doc < leaf.reader().maxDoc(); doc++) {
        Corpus soFar = new Corpus(Segments.value(textsSoFar, doc), Segments.value(wordsSoFar, doc));
        if (Segments.value(at, doc) <= micros) {
          texts += soFar.texts() - before.texts();
          words += soFar.words() - before.words();
        }
        before = soFar;
      }
    }
    return new Corpus(texts, words);
  }

  @Override
  long position() {
    return position;
  }

  @Override
  Corpus corpus() {
    return corpus;
  }

  @Override
  Optional<Query> filter() {
    return Optional.of(NumericDocValuesField.newSlowRangeQuery(Fields.AT, Long.MIN_VALUE, micros));
  }

  @Override
  long texts(LeafReaderContext leaf, TermsEnum word) throws IOException {
    NumericDocValues at = Segments.values(leaf, Fields.AT);
    return count(word, doc -> Segments.value(at, doc) <= micros);
  }
}
