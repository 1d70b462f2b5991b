package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.cairn.explain.Explanation;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Finds cards and entries by their words and their meaning. */
@Operation(
    name = "search",
    kind = Operation.Kind.READ,
    does =
        "Finds what was learned (cards) and what was said, printed or read (entries), with quotes and"
            + " explained scores.",
    examples = {
      "{\"query\": \"force push\"}",
      "{\"query\": \"login test\", \"in\": [\"entries\"], \"scope\": \"repo:payments\", \"limit\": 3}"
    })
public record Search(
    @Field("plain words, names or code") String query,

    @Field("where to look; both if absent") Optional<List<In>> in,

    @Field("what holds in repo:NAME or domain:NAME") Optional<Scope> scope,

    @Field("the domain") Optional<String> domain,

    @Field("only cards of these kinds") Optional<List<CardKind>> kinds,
    @Field("10 if absent") OptionalInt limit,

    @Field("archived cards too; true if absent") Optional<Boolean> includeArchived,

    @Field("only its entries; notes cards as seen in it") Optional<EpisodeId> episode,

    @Field("only by this speaker") Optional<Role> role,
    @Field("at or after") Optional<Instant> since,
    @Field("before") Optional<Instant> until) {

  /** What can be searched. */
  public enum In {
    CARDS,
    ENTRIES;

    @com.fasterxml.jackson.annotation.JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static Search of(String query) {
    return new Search(
        query,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Search limit(int most) {
    return new Search(
        query,
        in,
        scope,
        domain,
        kinds,
        OptionalInt.of(most),
        includeArchived,
        episode,
        role,
        since,
        until);
  }

  public Search in(In... places) {
    return new Search(
        query,
        Optional.of(List.of(places)),
        scope,
        domain,
        kinds,
        limit,
        includeArchived,
        episode,
        role,
        since,
        until);
  }

  public Search scope(Scope only) {
    return new Search(
        query,
        in,
        Optional.of(only),
        domain,
        kinds,
        limit,
        includeArchived,
        episode,
        role,
        since,
        until);
  }

  public Search kinds(CardKind... only) {
    return new Search(
        query,
        in,
        scope,
        domain,
        Optional.of(List.of(only)),
        limit,
        includeArchived,
        episode,
        role,
        since,
        until);
  }

  public Search in(EpisodeId one) {
    return new Search(
        query,
        in,
        scope,
        domain,
        kinds,
        limit,
        includeArchived,
        Optional.of(one),
        role,
        since,
        until);
  }

  /**
   * The best first; ties by position, the newer first.
   *
   * @param unseen how many entries were written so lately that they could not be looked at, if any
   * @param notice what a reader should know about how they were found: by words alone, for one
   */
  public record Answer(
      List<Result> results, long position, OptionalLong unseen, Optional<String> notice) {}

  /**
   * One card or entry found.
   *
   * @param type {@code card} or {@code entry}
   * @param kind of a card
   * @param statement what a card says
   * @param text what an entry says
   * @param episode where an entry was logged, or the one a card was learned in
   */
  public record Result(
      String type,
      String id,
      Optional<CardKind> kind,
      Optional<String> statement,
      Optional<String> text,
      Scope scope,
      String status,
      List<String> flags,
      double score,
      List<Cited> evidence,
      Explanation why,
      Optional<EpisodeId> episode,
      Optional<Role> role,
      Optional<ToolId> tool,
      Instant at,
      long position) {
    public static final String CARD = "card";
    public static final String ENTRY = "entry";

    /** Flag of an entry that was found by its words as it stands in the log. */
    public static final String NOT_INDEXED = "not_indexed";

    /** In one sentence, what its place in the list comes from. */
    @JsonProperty
    public String because() {
      return why.inShort() + (flags.contains(NOT_INDEXED) ? "; not indexed yet" : "");
    }

    /** What it says, whatever it is. */
    public String words() {
      return statement.or(() -> text).orElse("");
    }

    public Result scored(Explanation other) {
      return new Result(
          type,
          id,
          kind,
          statement,
          text,
          scope,
          status,
          flags,
          other.value(),
          evidence,
          other,
          episode,
          role,
          tool,
          at,
          position);
    }
  }
}
