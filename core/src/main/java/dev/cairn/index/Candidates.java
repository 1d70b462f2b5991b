package dev.cairn.index;

import dev.cairn.formula.Bm25;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.TermState;
import org.apache.lucene.search.FieldDoc;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.util.SmallFloat;
import org.jspecify.annotations.Nullable;

/** Gathers the numbers behind the score of documents that were found. */
final class Candidates {
  private final Snapshot snapshot;
  private final List<Wanted> wanted;

  Candidates(Snapshot snapshot, List<Wanted> wanted) {
    this.snapshot = snapshot;
    this.wanted = wanted;
  }

  /** In the order they are given. */
  List<Found.Candidate> of(ScoreDoc[] found) throws IOException {
    Row[] rows = Arrays.stream(found).map(Row::new).toArray(Row[]::new);
    Row[] byDoc = rows.clone();
    // Words and lengths can only be read forward.
    Arrays.sort(byDoc, Comparator.comparingInt(row -> row.found.doc));
    List<LeafReaderContext> leaves = snapshot.reader().leaves();
    for (int from = 0; from < byDoc.length; ) {
      LeafReaderContext leaf = leaves.get(ReaderUtil.subIndex(byDoc[from].found.doc, leaves));
      int to = from;
      while (to < byDoc.length
          && byDoc[to].found.doc < leaf.docBase + leaf.reader().maxDoc()) {
        to++;
      }
      read(leaf, Arrays.asList(byDoc).subList(from, to));
      from = to;
    }
    return Arrays.stream(rows).map(Row::candidate).toList();
  }

  private void read(LeafReaderContext leaf, List<Row> rows) throws IOException {
    NumericDocValues norms = leaf.reader().getNormValues(Fields.WORDS);
    for (Row row : rows) {
      long norm = Segments.value(Objects.requireNonNull(norms), row.found.doc - leaf.docBase);
      row.length = SmallFloat.byte4ToInt((byte) norm);
      row.entry = Segments.entry(leaf, row.found.doc - leaf.docBase);
    }
    for (Wanted word : wanted) {
      TermState state = word.states().get(leaf);
      if (state != null) {
        PostingsEnum postings =
            Segments.seek(leaf, word.term(), state).postings(null, PostingsEnum.FREQS);
        count(word, postings, leaf.docBase, rows);
      }
    }
  }

  private static void count(Wanted word, PostingsEnum postings, int base, List<Row> rows)
      throws IOException {
    for (Row row : rows) {
      int doc = row.found.doc - base;
      int at = postings.docID() < doc ? postings.advance(doc) : postings.docID();
      if (at == doc) {
        row.matches.add(new Bm25.Match(word.written(), word.texts(), postings.freq()));
        row.terms.add(word.term().text());
      }
    }
  }

  private static final class Row {
    final FieldDoc found;
    final List<Bm25.Match> matches = new ArrayList<>();
    final Set<String> terms = new HashSet<>();
    long length;

    @Nullable
    Entry entry;

    Row(ScoreDoc found) {
      this.found = (FieldDoc) found;
    }

    Found.Candidate candidate() {
      // A sort by score and position leaves both in the fields, the score first.
      float rough = (Float) Objects.requireNonNull(found.fields)[0];
      return new Found.Candidate(
          Objects.requireNonNull(entry), rough, length, List.copyOf(matches), Set.copyOf(terms));
    }
  }
}
