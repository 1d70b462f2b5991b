package dev.cairn.index;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.Scorer;
import org.apache.lucene.search.Weight;
import org.apache.lucene.util.FixedBitSet;

/** The documents that an answer may speak of: those that every filter lets through. */
final class Eligible {
  private static final int NONE = -1;

  /** How many documents there are. */
  private final int end;

  /** Empty if all of them are eligible. */
  private final Optional<FixedBitSet> only;

  private Eligible(int end, Optional<FixedBitSet> only) {
    this.end = end;
    this.only = only;
  }

  static Eligible by(List<Query> filters, Snapshot snapshot) throws IOException {
    int end = snapshot.reader().maxDoc();
    return filters.isEmpty()
        ? new Eligible(end, Optional.empty())
        : new Eligible(end, Optional.of(read(filters, snapshot)));
  }

  private static FixedBitSet read(List<Query> filters, Snapshot snapshot) throws IOException {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    filters.forEach(filter -> all.add(filter, Occur.FILTER));
    FixedBitSet accepted = new FixedBitSet(Math.max(1, snapshot.reader().maxDoc()));
    IndexSearcher searcher = new IndexSearcher(snapshot.reader());
    Weight weight =
        searcher.createWeight(searcher.rewrite(all.build()), ScoreMode.COMPLETE_NO_SCORES, 1);
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      Scorer scorer = weight.scorer(leaf);
      if (scorer != null) {
        DocIdSetIterator docs = scorer.iterator();
        for (int doc = docs.nextDoc(); doc != DocIdSetIterator.NO_MORE_DOCS; doc = docs.nextDoc()) {
          accepted.set(leaf.docBase + doc);
        }
      }
    }
    return accepted;
  }

  /** False for a document the snapshot does not have. */
  boolean has(int doc) {
    return doc < end && (only.isEmpty() || only.get().get(doc));
  }

  /** The last one before a document, or -1. */
  int before(int doc) {
    return only.isEmpty() || doc == 0 ? doc - 1 : only.get().prevSetBit(doc - 1);
  }

  /** The first one after a document, or -1. */
  int after(int doc) {
    if (doc + 1 >= end) {
      return NONE;
    }
    int next = only.isEmpty() ? doc + 1 : only.get().nextSetBit(doc + 1);
    return next == DocIdSetIterator.NO_MORE_DOCS ? NONE : next;
  }
}
