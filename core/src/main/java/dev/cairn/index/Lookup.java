package dev.cairn.index;

import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopFieldCollectorManager;

/** Looks things up in one snapshot. */
final class Lookup {
  /** Among equals the newer is first; where a document lies in the index decides nothing. */
  private static final Sort BEST_THEN_NEWEST =
      new Sort(SortField.FIELD_SCORE, new SortField(Fields.POSITION, SortField.Type.LONG, true));

  private final Snapshot snapshot;

  Lookup(Snapshot snapshot) {
    this.snapshot = snapshot;
  }

  Optional<Entry> find(EntryId id) throws IOException {
    Term term = Fields.term(Fields.ID, id.value());
    for (LeafReaderContext leaf : snapshot.reader().leaves()) {
      PostingsEnum postings = leaf.reader().postings(term, PostingsEnum.NONE);
      if (postings != null) {
        return Optional.of(Segments.entry(leaf, postings.nextDoc()));
      }
    }
    return Optional.empty();
  }

  Found search(Question question) throws IOException {
    Statistics statistics = Statistics.at(question.moment(), snapshot);
    List<Wanted> wanted = Wanted.in(question, snapshot, statistics);
    if (wanted.isEmpty() || question.most() == 0) {
      return new Found(statistics.position(), statistics.corpus(), List.of());
    }
    Map<Term, Long> texts = new HashMap<>();
    wanted.forEach(word -> texts.put(word.term(), word.texts()));
    PinnedSearcher searcher =
        new PinnedSearcher(snapshot.reader(), question.policy(), statistics.corpus(), texts);
    int most = Math.min(question.most(), Math.max(1, snapshot.reader().maxDoc()));
    ScoreDoc[] best = searcher.search(
            query(wanted, question.only(), statistics),
            new TopFieldCollectorManager(BEST_THEN_NEWEST, most, most))
        .scoreDocs;
    return new Found(
        statistics.position(), statistics.corpus(), new Candidates(snapshot, wanted).of(best));
  }

  private static Query query(List<Wanted> wanted, Question.Only only, Statistics statistics) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    wanted.forEach(word -> any.add(new TermQuery(word.term(), word.states()), Occur.SHOULD));
    List<Query> filters = filters(only);
    statistics.filter().ifPresent(filters::add);
    if (filters.isEmpty()) {
      return any.build();
    }
    BooleanQuery.Builder all = new BooleanQuery.Builder().add(any.build(), Occur.MUST);
    filters.forEach(filter -> all.add(filter, Occur.FILTER));
    return all.build();
  }

  private static List<Query> filters(Question.Only only) {
    List<Query> filters = new ArrayList<>();
    only.episode().ifPresent(episode -> filters.add(is(Fields.EPISODE, episode.value())));
    only.repo().ifPresent(repo -> filters.add(is(Fields.REPO, repo)));
    only.domain().ifPresent(domain -> filters.add(is(Fields.DOMAIN, domain)));
    only.role().ifPresent(role -> filters.add(is(Fields.ROLE, role.label())));
    if (only.since().isPresent() || only.until().isPresent()) {
      long from = only.since().map(Lookup::microsAtOrAfter).orElse(Long.MIN_VALUE);
      long to = only.until().map(Lookup::microsAtOrAfter).orElse(Long.MAX_VALUE);
      filters.add(NumericDocValuesField.newSlowRangeQuery(
          Fields.AT, from, to == Long.MAX_VALUE ? to : to - 1));
    }
    return filters;
  }

  private static Query is(String field, String name) {
    return new TermQuery(Fields.term(field, name));
  }

  /** Times are kept in microseconds; a finer bound lies after the microsecond it is cut to. */
  private static long microsAtOrAfter(Instant bound) {
    long micros = Chain.micros(bound);
    return Chain.instant(micros).isBefore(bound) ? micros + 1 : micros;
  }
}
