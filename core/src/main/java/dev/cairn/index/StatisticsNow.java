package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import java.io.IOException;
import java.util.Optional;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.Query;

/** Everything indexed. Nothing is ever deleted, so Lucene's own counts are exact. */
final class StatisticsNow extends Statistics {
  private final Mark mark;

  StatisticsNow(Mark mark) {
    this.mark = mark;
  }

  @Override
  long position() {
    return mark.position();
  }

  @Override
  Corpus corpus() {
    return mark.corpus();
  }

  @Override
  Optional<Query> filter() {
    return Optional.empty();
  }

  @Override
  long texts(Snapshot snapshot, Term term, TermStates states) {
    return states.docFreq();
  }

  @Override
  long texts(LeafReaderContext leaf, TermsEnum word) throws IOException {
    return word.docFreq();
  }
}
