package dev.cairn.index;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.TermState;
import org.apache.lucene.util.SmallFloat;
import org.jspecify.annotations.Nullable;

/** Gathers the numbers behind the score of documents that were found. */
final class Candidates {
  private final Snapshot snapshot;
  private final List<Wanted> wanted;
  private final Set<Integer> names;
  private final Question question;

  Candidates(Snapshot snapshot, List<Wanted> wanted, Set<Integer> names, Question question) {
    this.snapshot = snapshot;
    this.wanted = wanted;
    this.names = names;
    this.question = question;
  }

  /** In the order they are given, which is that of the log: words and lengths are read forward. */
  List<Found.Candidate> of(int[] docs, Beside sides) throws IOException {
    Row[] rows =
        Arrays.stream(docs).mapToObj(doc -> new Row(doc, wanted.size())).toArray(Row[]::new);
    int from = 0;
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      int to = from;
      while (to < rows.length && rows[to].doc < leaf.docBase + leaf.reader().maxDoc()) {
        to++;
      }
      if (to > from) {
        read(leaf, Arrays.asList(rows).subList(from, to));
      }
      from = to;
    }
    Int2IntOpenHashMap places = new Int2IntOpenHashMap();
    places.defaultReturnValue(-1);
    for (int i = 0; i < docs.length; i++) {
      places.put(docs[i], i);
    }
    List<OptionalDouble> meanings = meanings(docs);
    List<Found.Candidate> all = new ArrayList<>(rows.length);
    for (int i = 0; i < rows.length; i++) {
      int[] beside = sides.beside(docs[i]);
      for (int turn = 0; turn < beside.length; turn++) {
        beside[turn] = beside[turn] < 0 ? -1 : places.get(beside[turn]);
      }
      all.add(rows[i].candidate(beside, sides.key(docs[i]), meanings.get(i)));
    }
    return all;
  }

  private List<OptionalDouble> meanings(int[] docs) {
    Optional<Sense> sense = question.sense();
    return sense.isPresent()
        ? sense.get().of(docs)
        : Collections.nCopies(docs.length, OptionalDouble.empty());
  }

  private void read(LeafReaderContext leaf, List<Row> rows) throws IOException {
    NumericDocValues shapes = Segments.values(leaf, Fields.SHAPE);
    NumericDocValues substances = Segments.values(leaf, Fields.SUBSTANCE);
    NumericDocValues lengths = leaf.reader().getNormValues(Fields.WORDS);
    NumericDocValues heads = leaf.reader().getNormValues(Fields.HEAD);
    BinaryDocValues entries = Segments.entries(leaf);
    for (Row row : rows) {
      int doc = row.doc - leaf.docBase;
      row.shape = Turn.read(Segments.value(shapes, doc));
      row.substance = Segments.value(substances, doc);
      row.length = length(lengths, doc);
      row.headLength = row.shape.cut() ? length(heads, doc) : row.length;
      row.entry = Segments.entry(entries, doc);
    }
    List<Row> cut =
        rows.stream().filter(row -> Objects.requireNonNull(row.shape).cut()).toList();
    for (int place = 0; place < wanted.size(); place++) {
      Wanted word = wanted.get(place);
      TermState state = word.states().get(leaf);
      if (state != null) {
        int at = place;
        count(
            Segments.seek(leaf, word.term(), state).postings(null, PostingsEnum.FREQS),
            leaf,
            rows,
            (row, times) -> row.times[at] = times);
      }
      readHeads(leaf, cut, place);
      if (names.contains(place)) {
        count(
            postings(leaf, Fields.SPEAKER, word.term().text()),
            leaf,
            rows,
            (row, times) -> row.namesSpeaker = true);
      }
    }
    for (Map.Entry<String, Double> concept : question.related().entrySet()) {
      count(
          postings(leaf, Fields.CONCEPT, concept.getKey()),
          leaf,
          rows,
          (row, times) -> row.related += concept.getValue());
    }
  }

  private void readHeads(LeafReaderContext leaf, List<Row> cut, int place) throws IOException {
    if (!cut.isEmpty()) {
      String term = wanted.get(place).term().text();
      count(
          postings(leaf, Fields.HEAD, term),
          leaf,
          cut,
          (row, times) -> row.headTimes[place] = times);
    }
  }

  /** An entry without any word has no length. */
  private static long length(@Nullable NumericDocValues norms, int doc) throws IOException {
    return norms != null && norms.advanceExact(doc)
        ? SmallFloat.byte4ToInt((byte) norms.longValue())
        : 0;
  }

  private static @Nullable PostingsEnum postings(LeafReaderContext leaf, String field, String term)
      throws IOException {
    return leaf.reader().postings(Fields.term(field, term), PostingsEnum.FREQS);
  }

  private static void count(
      @Nullable PostingsEnum postings, LeafReaderContext leaf, List<Row> rows, Count count)
      throws IOException {
    if (postings == null) {
      return;
    }
    for (Row row : rows) {
      int doc = row.doc - leaf.docBase;
      int at = postings.docID() < doc ? postings.advance(doc) : postings.docID();
      if (at == doc) {
        count.at(row, postings.freq());
      }
    }
  }

  private interface Count {
    void at(Row row, int times);
  }

  private static final class Row {
    final int doc;
    final int[] times;
    final int[] headTimes;
    long length;
    long substance;
    long headLength;
    boolean namesSpeaker;
    double related;

    Found.@Nullable Shape shape;

    @Nullable
    StoredEntry entry;

    Row(int doc, int words) {
      this.doc = doc;
      this.times = new int[words];
      this.headTimes = new int[words];
    }

    Found.Candidate candidate(int[] beside, long episode, OptionalDouble meaning) {
      Found.Shape seen = Objects.requireNonNull(shape);
      return new Found.Candidate(
          Objects.requireNonNull(entry),
          episode,
          doc,
          length,
          substance,
          IntList.of(times),
          new Found.Head(headLength, IntList.of(seen.cut() ? headTimes : times)),
          meaning,
          seen,
          namesSpeaker,
          IntList.of(beside),
          related);
    }
  }
}
