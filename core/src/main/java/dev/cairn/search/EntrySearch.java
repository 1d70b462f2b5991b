package dev.cairn.search;

import dev.cairn.formula.Bm25;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Found;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.policy.SearchPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Finds entries by their words. Lucene picks more candidates than are wanted, in single precision; {@link
 * Bm25} scores them again, and its explanation is the score that ranks and that is shown.
 */
public final class EntrySearch {
  /** The better first; among equals the newer first. */
  private static final Comparator<Ranked> BEST_FIRST = Comparator.comparingDouble(
          (Ranked ranked) -> ranked.why().value())
      .thenComparingLong(ranked -> ranked.candidate().entry().position())
      .reversed();

  private final ContextName context;
  private final EventLog log;
  private final EntryIndex index;

  public EntrySearch(ContextName context, EventLog log, EntryIndex index) {
    this.context = context;
    this.log = log;
    this.index = index;
  }

  /** Answers from what the index has read so far. */
  public Search.Answer search(Search search, Reading reading, SearchPolicy policy) {
    SearchRequest request = SearchRequest.check(search, reading, policy);
    Found found = index.search(request.question());
    List<Search.Result> results =
        request.wantsEntries() ? results(rank(found, policy), policy, request.limit()) : List.of();
    return new Search.Answer(results, found.position());
  }

  private static List<Ranked> rank(Found found, SearchPolicy policy) {
    return found.candidates().stream()
        .map(candidate -> new Ranked(
            candidate, Bm25.score(policy, found.corpus(), candidate.length(), candidate.matches())))
        .sorted(BEST_FIRST)
        .toList();
  }

  /** The best whose text is still there; those that were erased make room for the next. */
  private List<Search.Result> results(List<Ranked> ranked, SearchPolicy policy, int limit) {
    EntryResult result = new EntryResult(policy);
    List<Search.Result> results = new ArrayList<>();
    for (int from = 0; from < ranked.size() && results.size() < limit; ) {
      int to = Math.min(ranked.size(), from + limit - results.size());
      List<Ranked> next = ranked.subList(from, to);
      Map<TextId, StoredText> texts =
          log.texts(context, next.stream().map(Ranked::text).toList());
      for (Ranked each : next) {
        StoredText text = texts.get(each.text());
        if (text != null) {
          results.add(result.of(each, text));
        }
      }
      from = to;
    }
    return results;
  }
}
