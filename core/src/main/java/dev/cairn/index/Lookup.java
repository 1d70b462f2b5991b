package dev.cairn.index;

import dev.cairn.index.vector.Neighbour;
import dev.cairn.log.Chain;
import dev.cairn.log.EntryId;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
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
    if (question.extent().most() == 0) {
      return found(statistics, wanted, Set.of(), List.of());
    }
    List<Query> filters = filters(question.only());
    statistics.filter().ifPresent(filters::add);
    Eligible eligible = Eligible.by(filters, snapshot);
    int[] byWords = byWords(question, statistics, wanted, filters);
    int[] byMeaning = byMeaning(question, eligible);
    int[] docs = pool(question, eligible, byWords, byMeaning);
    Set<Integer> names = names(wanted, statistics);
    List<Found.Candidate> candidates = new Candidates(snapshot, wanted, names, question)
        .of(docs, Beside.of(snapshot, docs, eligible, question.extent()));
    return found(statistics, wanted, names, candidates);
  }

  private static Found found(
      Statistics statistics,
      List<Wanted> wanted,
      Set<Integer> names,
      List<Found.Candidate> candidates) {
    List<Found.Asked> words = wanted.stream().map(Wanted::asked).toList();
    return new Found(statistics.position(), statistics.corpus(), words, names, candidates, 0);
  }

  /** The documents with the best words, the best first. */
  private int[] byWords(
      Question question, Statistics statistics, List<Wanted> wanted, List<Query> filters)
      throws IOException {
    if (wanted.isEmpty()) {
      return new int[0];
    }
    Map<Term, Long> texts = new HashMap<>();
    wanted.forEach(word -> texts.put(word.term(), word.texts()));
    PinnedSearcher searcher =
        new PinnedSearcher(snapshot.reader(), question.policy(), statistics.corpus(), texts);
    int most = Math.min(question.extent().most(), Math.max(1, snapshot.reader().maxDoc()));
    ScoreDoc[] best = searcher.search(
            query(wanted, filters), new TopFieldCollectorManager(BEST_THEN_NEWEST, most, most))
        .scoreDocs;
    return Arrays.stream(best).mapToInt(each -> each.doc).toArray();
  }

  /** The documents nearest in meaning, the nearest first; those not indexed yet are passed over. */
  private int[] byMeaning(Question question, Eligible eligible) {
    return question.sense().stream()
        .flatMap(sense -> sense.nearest(question.extent().most(), eligible::has).stream())
        .mapToInt(Neighbour::id)
        .toArray();
  }

  /** Both kinds and the turns beside the best of them, in the order of the log. */
  private int[] pool(Question question, Eligible eligible, int[] byWords, int[] byMeaning)
      throws IOException {
    int around = question.extent().around();
    int[] best = IntStream.concat(
            Arrays.stream(byWords).limit(around), Arrays.stream(byMeaning).limit(around))
        .distinct()
        .sorted()
        .toArray();
    Beside sides = Beside.of(snapshot, best, eligible, question.extent());
    IntStream beside = Arrays.stream(best).flatMap(doc -> {
      int[] turns = sides.beside(doc);
      return IntStream.of(turns[turns.length / 2 - 1], turns[turns.length / 2])
          .filter(turn -> turn >= 0);
    });
    return Stream.of(Arrays.stream(byWords), Arrays.stream(byMeaning), beside)
        .flatMapToInt(docs -> docs)
        .distinct()
        .sorted()
        .toArray();
  }

  /** Which of the words were names of speakers at the moment asked about. */
  private Set<Integer> names(List<Wanted> wanted, Statistics statistics) throws IOException {
    IndexSearcher searcher = new IndexSearcher(snapshot.reader());
    Set<Integer> names = new HashSet<>();
    for (int place = 0; place < wanted.size(); place++) {
      Term name = Fields.term(Fields.SPEAKER, wanted.get(place).term().text());
      TermStates states = TermStates.build(searcher, name, true);
      if (statistics.texts(snapshot, name, states) > 0) {
        names.add(place);
      }
    }
    return names;
  }

  private static Query query(List<Wanted> wanted, List<Query> filters) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    wanted.forEach(word -> any.add(new TermQuery(word.term(), word.states()), Occur.SHOULD));
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
