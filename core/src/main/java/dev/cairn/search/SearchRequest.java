package dev.cairn.search;

import dev.cairn.fault.CairnException;
import dev.cairn.index.Moment;
import dev.cairn.index.Question;
import dev.cairn.index.Reach;
import dev.cairn.index.Sense;
import dev.cairn.log.Scope;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.policy.Policy;
import dev.cairn.policy.SearchPolicy;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A search that makes sense, and what it asks of the index. */
public record SearchRequest(
    int limit,
    boolean wantsEntries,
    boolean wantsCards,
    Search search,
    Moment moment,
    Policy policy) {

  /** Refuses what cannot be answered, naming the field and what it may hold. */
  public static SearchRequest check(Search search, Reading reading, Policy policy) {
    checkQuery(search.query(), policy.search());
    int limit = limit(search, policy.search());
    notEmpty("in", search.in(), "cards, entries or both");
    notEmpty("kinds", search.kinds(), "kinds of cards");
    only(search);
    // Only cards have a kind, and only entries have a speaker.
    boolean entries = search
        .in()
        .map(in -> in.contains(Search.In.ENTRIES))
        .orElse(search.kinds().isEmpty());
    boolean cards =
        search.in().map(in -> in.contains(Search.In.CARDS)).orElse(search.role().isEmpty());
    return new SearchRequest(limit, entries, cards, search, moment(reading), policy);
  }

  /** What it asks of the index; more than is wanted, because the index knows less than the ranking. */
  Question question(Optional<Sense> sense, Map<String, Double> related) {
    long wanted =
        Math.max(limit * policy.search().rescoreFactor(), policy.rank().pool());
    Question.Extent extent = Question.Extent.of(wantsEntries ? (int) wanted : 0, policy.rank());
    return new Question(
        search.query(), only(search), moment, policy.search(), extent, sense, related);
  }

  /** The last position it is answered from, however far the index is. */
  long last(Reach reach) {
    return moment instanceof Moment.Position at
        ? Math.min(at.position(), reach.position())
        : reach.position();
  }

  private static void checkQuery(String query, SearchPolicy policy) {
    if (query.isBlank()) {
      throw CairnException.invalid("query", "query is empty; say what to look for");
    }
    int length = query.codePointCount(0, query.length());
    if (length > policy.queryMax()) {
      throw CairnException.tooLarge(
          "query", "query has " + length + " characters; at most " + policy.queryMax() + " fit");
    }
  }

  private static int limit(Search search, SearchPolicy policy) {
    // A default above the maximum is the policy's contradiction, not the caller's mistake.
    int limit = search.limit().orElse((int) Math.min(policy.limitDefault(), policy.limitMax()));
    if (limit < 1 || limit > policy.limitMax()) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + policy.limitMax() + "], was " + limit);
    }
    return limit;
  }

  private static void notEmpty(String field, Optional<? extends List<?>> list, String what) {
    if (list.isPresent() && list.get().isEmpty()) {
      throw CairnException.invalid(
          field, field + " is an empty list; name " + what + ", or leave it out");
    }
  }

  private static Question.Only only(Search search) {
    Optional<String> domain = search.domain().map(SearchRequest::domain);
    Optional<String> scoped = name(search, Scope.Tier.DOMAIN);
    if (domain.isPresent() && scoped.isPresent() && !domain.equals(scoped)) {
      throw CairnException.invalid(
          "domain",
          "domain '" + domain.get() + "' and scope 'domain:" + scoped.get()
              + "' exclude each other");
    }
    return new Question.Only(
        search.episode(),
        name(search, Scope.Tier.REPO),
        domain.or(() -> scoped),
        search.role(),
        search.since(),
        search.until());
  }

  private static Optional<String> name(Search search, Scope.Tier tier) {
    return search.scope().filter(scope -> scope.tier() == tier).map(Scope::name);
  }

  /** Given as NAME or domain:NAME. */
  public static String domain(String written) {
    Scope scope = written.startsWith("domain:") ? Scope.parse(written) : Scope.domain(written);
    return scope.name();
  }

  private static Moment moment(Reading reading) {
    if (reading.asOf().isEmpty()) {
      return Moment.NOW;
    }
    AsOf asOf = reading.asOf().get();
    return asOf instanceof AsOf.Time time
        ? new Moment.Time(time.time())
        : new Moment.Position(((AsOf.Position) asOf).position());
  }
}
