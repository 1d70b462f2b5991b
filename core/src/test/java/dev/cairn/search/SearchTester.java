package dev.cairn.search;

import dev.cairn.explain.Explanation;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Reach;
import dev.cairn.index.SampleLog;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.policy.Policy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Searches a log by words alone, always at the same time. */
final class SearchTester {
  static final Instant NOW = Instant.parse("2026-03-15T12:00:00Z");

  final SampleLog log = new SampleLog().episode("ep", "payments", "backend");

  Search.Answer search(Search search, Reading reading) {
    try (EntryIndex index = log.index()) {
      return search(index, search, reading);
    }
  }

  Search.Answer search(EntryIndex index, Search search, Reading reading) {
    return new EntrySearch(
            log.context, log.log, index, Optional.empty(), (query, policy) -> Map.of())
        .search(search, reading, Policy.DEFAULT, NOW, new Reach(index.position(), 0));
  }

  List<Search.Result> search(String query) {
    return search(Search.of(query), Reading.LATEST).results();
  }

  static List<String> ids(List<Search.Result> results) {
    return results.stream().map(Search.Result::id).toList();
  }

  static Search.Result result(List<Search.Result> results, String id) {
    return results.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  /** All that is said anywhere in an explanation. */
  static Stream<String> reasons(Explanation why) {
    return Stream.concat(
        Stream.of(why.because()), why.parts().stream().flatMap(SearchTester::reasons));
  }
}
