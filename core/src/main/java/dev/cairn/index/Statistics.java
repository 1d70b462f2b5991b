package dev.cairn.index;

import dev.cairn.formula.Bm25.Corpus;
import dev.cairn.log.Chain;
import java.io.IOException;
import java.util.Optional;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermState;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.Query;

/** How many texts and words there were at a moment, and how many texts had a word. */
abstract class Statistics {

  static Statistics at(Moment moment, Snapshot snapshot) throws IOException {
    if (moment instanceof Moment.Time time) {
      return new StatisticsAtTime(snapshot, Chain.micros(time.time()));
    }
    long position = ((Moment.Position) moment).position();
    return position >= snapshot.mark().position()
        ? new StatisticsNow(snapshot.mark())
        : new StatisticsAtPosition(snapshot, position);
  }

  /** How far the log had been read. */
  abstract long position();

  abstract Corpus corpus();

  /** Lets through what was there; empty if that is everything. */
  abstract Optional<Query> filter();

  /** How many documents of a segment were there and have the word. */
  abstract long texts(LeafReaderContext leaf, TermsEnum word) throws IOException;

  /** How many documents were there and have the word. */
  long texts(Snapshot snapshot, Term term, TermStates states) throws IOException {
    long texts = 0;
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      TermState state = states.get(leaf);
      if (state != null) {
        texts += texts(leaf, Segments.seek(leaf, term, state));
      }
    }
    return texts;
  }

  /** Counts those documents of a word that a condition lets through. */
  static long count(TermsEnum word, DocumentTest test) throws IOException {
    PostingsEnum postings = word.postings(null, PostingsEnum.NONE);
    long count = 0;
    for (int doc = postings.nextDoc();
        doc != DocIdSetIterator.NO_MORE_DOCS;
        doc = postings.nextDoc()) {
      if (test.holds(doc)) {
        count++;
      }
    }
    return count;
  }

  interface DocumentTest {
    boolean holds(int doc) throws IOException;
  }
}
