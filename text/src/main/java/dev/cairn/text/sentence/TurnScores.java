package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import java.util.List;

/**
 * A turn with how likely each act is for each of its sentences, before any threshold.
 *
 * @param document whether the turn as a whole is somebody else's; nothing of it is kept
 */
public record TurnScores(
    Genre genre, Language language, boolean document, List<SentenceScores> sentences) {
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
    return scores.norm() >= row.suggested() ? Hearing.SUGGESTED : Hearing.PASSED;
  }

  private boolean isKept(SentenceScores scores, Thresholds.Row row) {
    return switch (scores.act()) {
      case MUST, MUST_NOT, PREFERENCE, COMMITMENT -> scores.norm() >= norm(scores, row);
      case FACT -> scores.fact() >= row.fact();
      case PERMISSION, WITHDRAWAL -> scores.change() >= row.change();
      default -> false;
    };
  }

  private double norm(SentenceScores scores, Thresholds.Row row) {
    double norm = language == Language.ENGLISH ? row.norm() : row.foreign();
    return scores.isExplicit() ? Math.min(norm, row.explicit()) : norm;
  }
}
