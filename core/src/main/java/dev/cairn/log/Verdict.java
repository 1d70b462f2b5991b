package dev.cairn.log;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What was decided about one candidate, or about a card because of it.
 *
 * @param card the card it became, was merged into, or put aside
 * @param reason one word for a program, such as {@code not_novel}
 * @param rule which rule decided, in plain words
 * @param numbers what the rule looked at
 * @param admission what the card is, if there is a new one
 */
public record Verdict(
    CandidateId candidate,
    Decision decision,
    Optional<CardId> card,
    String reason,
    String rule,
    SortedMap<String, Double> numbers,
    Optional<Admission> admission) {

  /** The reason of a card that the user's word closed without a new rule. */
  public static final String WITHDRAWN = "withdrawn";

  /** A candidate's fate. */
  public enum Decision {
    ADMITTED,
    MERGED,
    SUPERSEDED,
    ARCHIVED,
    REFUSED,
    /** Heard, but not surely: kept aside until somebody confirms it. */
    SUGGESTED;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * What a new card has besides its candidate's words and evidence.
   *
   * @param supersedes cards it takes the place of, the likest first
   * @param contradicts older facts that it says otherwise about
   * @param exceptionTo the rule it takes a case out of
   */
  public record Admission(
      Scope scope,
      String subject,
      String topicKey,
      Trust trust,
      List<CardId> supersedes,
      List<CardId> contradicts,
      Optional<CardId> exceptionTo) {
    public Admission(
        Scope scope,
        String subject,
        String topicKey,
        Trust trust,
        List<CardId> supersedes,
        List<CardId> contradicts) {
      this(scope, subject, topicKey, trust, supersedes, contradicts, Optional.empty());
    }
  }
}
