package dev.cairn.search;

import dev.cairn.index.EntryIndex;
import dev.cairn.index.Found;
import dev.cairn.index.Question;
import dev.cairn.index.Reach;
import dev.cairn.index.Sense;
import dev.cairn.index.vector.EntryVectors;
import dev.cairn.index.vector.Neighbour;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.policy.Policy;
import it.unimi.dsi.fastutil.ints.IntList;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds entries by their words and by their meaning. The index gives candidates of both kinds with all that
 * is known of them; {@link Ranking} weighs it, and its explanation is the score that ranks and is shown.
 */
public final class EntrySearch {
  private final ContextName context;
  private final EventLog log;
  private final EntryIndex index;
  private final Optional<EntryVectors> vectors;
  private final Relatives relatives;

  public EntrySearch(
      ContextName context,
      EventLog log,
      EntryIndex index,
      Optional<EntryVectors> vectors,
      Relatives relatives) {
    this.context = context;
    this.log = log;
    this.index = index;
    this.vectors = vectors;
    this.relatives = relatives;
  }

  /**
   * Answers from what the index has read so far, and from the log where it has not.
   *
   * @param reach how far the log goes
   */
  public Search.Answer search(
      Search search, Reading reading, Policy policy, Instant now, Reach reach) {
    SearchRequest request = SearchRequest.check(search, reading, policy);
    if (!request.wantsEntries()) {
      // No model is asked, let alone loaded, for what nobody wants.
      Found none = index.search(request.question(Optional.empty(), Map.of()));
      return new Search.Answer(
          List.of(),
          Math.max(none.position(), request.last(reach)),
          OptionalLong.empty(),
          Optional.empty());
    }
    Optional<float[]> asked = vectors.flatMap(known -> known.question(search.query()));
    Question question =
        request.question(asked.map(this::sense), relatives.of(search.query(), policy));
    Found found = index.search(question, reach, policy.index());
    return new Search.Answer(
        results(search.query(), found, policy, request.limit(), now),
        found.position(),
        found.unseen() > 0 ? OptionalLong.of(found.unseen()) : OptionalLong.empty(),
        unseen(found).or(() -> vectors.flatMap(known -> known.coverage().shortfall())));
  }

  private static Optional<String> unseen(Found found) {
    return found.unseen() == 0
        ? Optional.empty()
        : Optional.of("%d entries are not indexed yet and were not looked at; they will be shortly"
            .formatted(found.unseen()));
  }

  private Sense sense(float[] asked) {
    EntryVectors known = vectors.orElseThrow();
    return new Sense() {
      @Override
      public List<Neighbour> nearest(int limit, IntPredicate counts) {
        return known.nearest(asked, limit, counts);
      }

      @Override
      public List<OptionalDouble> of(int[] entries) {
        return known.similarities(entries, asked);
      }
    };
  }

  private List<Search.Result> results(
      String query, Found found, Policy policy, int limit, Instant now) {
    Signals signals = Signals.of(found, policy.search(), policy.rank(), TimeAsked.in(query, now));
    Ranking ranking = new Ranking(found, policy.search(), policy.rank(), signals);
    Updates.Alike alike = (entry, other) ->
        vectors.map(known -> known.similarity(entry, other)).orElse(OptionalDouble.empty());
    List<Ranked> ranked = new Updates(policy.rank(), alike).pass(query, ranking.ranked());
    return shown(ranked, found, ranking, new EntryResult(policy.search()), limit);
  }

  /** The best whose text is still there; those that were erased make room for the next. */
  private List<Search.Result> shown(
      List<Ranked> ranked, Found found, Ranking ranking, EntryResult result, int limit) {
    List<Search.Result> results = new ArrayList<>();
    for (int from = 0; from < ranked.size() && results.size() < limit; ) {
      int to = Math.min(ranked.size(), from + limit - results.size());
      List<Ranked> next = ranked.subList(from, to);
      Map<TextId, StoredText> texts =
          log.texts(context, next.stream().map(Ranked::text).toList());
      for (Ranked each : next) {
        StoredText text = texts.get(each.text());
        if (text != null
            && log.isWritten(context, each.candidate().entry().logged().text(), text)) {
          results.add(result.of(each, ranking.why(each), terms(found, each), text));
        }
      }
      from = to;
    }
    return results;
  }

  /** The words of the query an entry has, as they are looked up. */
  private static Set<String> terms(Found found, Ranked ranked) {
    IntList times = ranked.candidate().times();
    return IntStream.range(0, times.size())
        .filter(word -> times.getInt(word) > 0)
        .mapToObj(word -> found.words().get(word).term())
        .collect(Collectors.toSet());
  }
}
