package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import java.util.List;

/**
 * A turn with how likely each act is for each of its sentences, before any threshold.
 *
 * @param document whether the turn as a whole is somebody else's; nothing of it is kept
 * @param brief whether it is one short sentence and nothing else
 * @param foremost the sentence that is most likely a norm; of talk no other is suggested
 */
public record TurnScores(
    Genre genre,
    Language language,
    boolean document,
    boolean brief,
    int foremost,
    List<SentenceScores> sentences) {
  /** In a longer turn of talk norms are suggested only. */
  private static final int TALK_SENTENCES_MAX = 6;

  public TurnScores {
    sentences = List.copyOf(sentences);
  }

  /** Whether a sentence is kept, suggested or passed by these thresholds. */
  public Hearing hearing(int index, Thresholds thresholds) {
    SentenceScores scores = sentences.get(index);
    if (document || !scores.isOwn()) {
      return Hearing.PASSED;
    }
    if (scores.isListed()) {
      return Hearing.KEPT;
    }
    Thresholds.Row row = thresholds.of(genre);
    if (isKept(scores, row)) {
      return Hearing.KEPT;
    }
    boolean first = genre != Genre.CONVERSATION || index == foremost;
    return first && scores.norm() >= row.suggested() ? Hearing.SUGGESTED : Hearing.PASSED;
  }

  private boolean isKept(SentenceScores scores, Thresholds.Row row) {
    return switch (scores.act()) {
      case MUST, MUST_NOT, PREFERENCE, COMMITMENT ->
        !isLongTalk() && scores.norm() >= norm(scores, row);
      case FACT -> isKeptFact(scores, row);
      case PERMISSION, WITHDRAWAL -> scores.change() >= row.change();
      default -> false;
    };
  }

  /** A fact about the work is sure enough only where it is all that is said. */
  private boolean isKeptFact(SentenceScores scores, Thresholds.Row row) {
    return (scores.isAboutPerson() && scores.fact() >= row.fact())
        || (brief && scores.fact() >= row.brief());
  }

  /** What is said among much else describes the task at hand more often than it lays something down. */
  private boolean isLongTalk() {
    return genre == Genre.CONVERSATION && sentences.size() > TALK_SENTENCES_MAX;
  }

  private double norm(SentenceScores scores, Thresholds.Row row) {
    double norm = row.norm();
    double usual = brief ? Math.min(norm, row.brief()) : norm;
    return scores.isExplicit() ? Math.min(usual, row.explicit()) : usual;
  }
}
