package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.Scope;
import dev.cairn.log.Trust;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Lists cards, or what waits to be confirmed as one. */
@Operation(
    name = "cards",
    kind = Operation.Kind.READ,
    does =
        "Lists cards, the newest first: those in force, or those of one status. Status suggested lists"
            + " rules that were heard but not surely, each with its quote and how to confirm it.",
    examples = {
      "{\"scope\": \"repo:payments\", \"kinds\": [\"constraint\", \"preference\"]}",
      "{\"status\": \"suggested\", \"limit\": 10}"
    })
public record ListCards(
    @Field("only those that hold in exactly this scope: repo:NAME, domain:NAME or global")
    Optional<Scope> scope,

    @Field("only these kinds") Optional<List<CardKind>> kinds,

    @Field("only this status; active and needs_recheck if absent")
    Optional<CardStatus> status,

    @Field("only those learned at or after this time") Optional<Instant> since,
    @Field("the cursor of the list before") Optional<String> cursor,
    @Field("how many; 50 if absent, at most 500") OptionalInt limit) {

  /** Everything in force, a first page of it. */
  public static ListCards inForce() {
    return new ListCards(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty());
  }

  public ListCards status(CardStatus wanted) {
    return new ListCards(scope, kinds, Optional.of(wanted), since, cursor, limit);
  }

  public ListCards in(Scope where) {
    return new ListCards(Optional.of(where), kinds, status, since, cursor, limit);
  }

  public ListCards kinds(CardKind... wanted) {
    return new ListCards(scope, Optional.of(List.of(wanted)), status, since, cursor, limit);
  }

  public ListCards since(Instant time) {
    return new ListCards(scope, kinds, status, Optional.of(time), cursor, limit);
  }

  public ListCards after(String page) {
    return new ListCards(scope, kinds, status, since, Optional.of(page), limit);
  }

  public ListCards limit(int most) {
    return new ListCards(scope, kinds, status, since, cursor, OptionalInt.of(most));
  }

  /** How a card stands, or that it is none yet. */
  public enum CardStatus {
    ACTIVE,
    NEEDS_RECHECK,
    SUPERSEDED,
    ARCHIVED,
    /** Heard, but not surely: a candidate nobody confirmed. */
    SUGGESTED;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Some cards, and where to go on if there are more. */
  public record Answer(List<Item> cards, Optional<String> cursor, long position) {}

  /**
   * One card, or one suggestion.
   *
   * @param id of the card; of the candidate if it is a suggestion
   * @param supersededBy the card that took its place, or the user's entry that withdrew it
   * @param evidence the entries it rests on
   * @param quote the user's words a suggestion rests on
   * @param confirm how a suggestion becomes a card
   */
  public record Item(
      String id,
      CardKind kind,
      String statement,
      Scope scope,
      CardStatus status,
      List<String> flags,
      Optional<String> subject,
      Trust trust,
      Instant createdAt,
      Optional<CardId> supersedes,
      Optional<String> supersededBy,
      Optional<CardId> exceptionTo,
      List<EntryId> evidence,
      Optional<String> quote,
      Optional<String> confirm) {}
}
