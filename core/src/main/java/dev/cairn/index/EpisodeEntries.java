package dev.cairn.index;

import dev.cairn.log.Chain;
import dev.cairn.log.EpisodeId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;

/** The entries of one episode in one snapshot, in the order of the log. */
final class EpisodeEntries {
  private static final Sort IN_ORDER =
      new Sort(new SortField(Fields.POSITION, SortField.Type.LONG));

  private final IndexSearcher searcher;
  private final EpisodeId episode;
  private final Moment moment;

  EpisodeEntries(Snapshot snapshot, EpisodeId episode, Moment moment) {
    this.searcher = new IndexSearcher(snapshot.reader());
    this.episode = episode;
    this.moment = moment;
    // A cache would outlive the snapshot it was made for.
    searcher.setQueryCache(null);
  }

  List<Entry> after(long position, int most) throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (ScoreDoc found : searcher.search(query(position), most, IN_ORDER).scoreDocs) {
      List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
      LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(found.doc, leaves));
      entries.add(Segments.entry(leaf, found.doc - leaf.docBase));
    }
    return entries;
  }

  long count() throws IOException {
    return searcher.count(query(0));
  }

  private Query query(long after) {
    BooleanQuery.Builder all = new BooleanQuery.Builder()
        .add(new TermQuery(Fields.term(Fields.EPISODE, episode.value())), Occur.FILTER);
    long last = Long.MAX_VALUE;
    if (moment instanceof Moment.Position then) {
      last = then.position();
    } else if (moment instanceof Moment.Time then) {
      all.add(between(Fields.AT, Long.MIN_VALUE, Chain.micros(then.time())), Occur.FILTER);
    }
    return all.add(
            between(Fields.POSITION, after == Long.MAX_VALUE ? after : after + 1, last),
            Occur.FILTER)
        .build();
  }

  private static Query between(String field, long from, long to) {
    return NumericDocValuesField.newSlowRangeQuery(field, from, to);
  }
}
