package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.Query;

/**
 * What was there after an event: a prefix of the documents, since they lie in the order of the log. Its
 * totals stand in its last document.
 */
final class StatisticsAtPosition extends Statistics {
  private final long position;
  private final Corpus corpus;

  /** By the segment's number: how many of its documents were there. */
  private final int[] there;

  StatisticsAtPosition(Snapshot snapshot, long position) throws IOException {
    this.position = position;
    List<LeafReaderContext> leaves = snapshot.reader().leaves();
    this.there = new int[leaves.size()];
    Corpus last = Corpus.EMPTY;
    for (LeafReaderContext leaf : leaves) {
      int count = Segments.documentsUpTo(leaf, position);
      there[leaf.ord] = count;
      if (count > 0) {
        last = Segments.corpusAt(leaf, count - 1);
      }
    }
    this.corpus = last;
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
    return Optional.of(NumericDocValuesField.newSlowRangeQuery(Fields.POSITION, 0, position));
  }

  @Override
  long texts(LeafReaderContext leaf, TermsEnum word) throws IOException {
    int end = there[leaf.ord];
    if (end == 0 || end == leaf.reader().maxDoc()) {
      return end == 0 ? 0 : word.docFreq();
    }
    return count(word, doc -> doc < end);
  }
}
