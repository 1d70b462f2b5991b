package dev.cairn.eval.heard;

import dev.cairn.text.Sentence;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.ParsedSentence;
import dev.cairn.text.sentence.ParsedTurn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says what the sentences of a row of the data may be. */
final class RowExamples {
  private static final Set<Act> NOTHING_STANDING = Collections.unmodifiableSet(EnumSet.of(
      Act.REQUEST,
      Act.QUESTION,
      Act.HEARSAY,
      Act.QUOTATION,
      Act.HYPOTHESIS,
      Act.REPORT,
      Act.OTHER));

  /** A limit as people state one, which may as well be a taste. */
  static final Set<Act> TASTES = Set.of(Act.MUST, Act.MUST_NOT, Act.PREFERENCE);

  static final Set<Act> RULES = Set.of(Act.MUST, Act.MUST_NOT);
  private static final Set<Act> RULE_LINES =
      Set.of(Act.MUST, Act.MUST_NOT, Act.PREFERENCE, Act.FACT);
  private static final int POOL_CHARS_MAX = 3_000;

  private RowExamples() {}

  /** A labelled row: sentences outside every span do nothing that stands. */
  static HeardExamples labelled(HeardRow row) {
    ParsedTurn turn = ParsedTurn.of(row.text());
    List<Set<Act>> labels = new ArrayList<>();
    for (ParsedSentence each : turn.sentences()) {
      Sentence sentence = each.sentence();
      Set<Act> some = EnumSet.noneOf(Act.class);
      for (HeardRow.Span span : row.spans()) {
        if (span.overlaps(sentence.start(), sentence.end())) {
          some.addAll(acts(span.label(), row.kind()));
        }
      }
      labels.add(some.isEmpty() ? NOTHING_STANDING : some);
    }
    return new HeardExamples(
        turn,
        row.source(),
        row.isNonCommercial(),
        genre(row.kind()),
        labels,
        Collections.nCopies(labels.size(), null),
        1);
  }

  private static Set<Act> acts(String label, String kind) {
    boolean taste = kind.equals("preference_statement");
    return switch (label) {
      case "constraint" -> taste ? TASTES : RULES;
      case "preference" -> taste ? TASTES : Set.of(Act.PREFERENCE);
      case "commitment" -> Set.of(Act.COMMITMENT);
      default -> Set.of(Act.FACT);
    };
  }

  /** A row of the pool, by its kind. */
  static HeardExamples pooled(HeardRow row) {
    ParsedTurn turn =
        ParsedTurn.of(row.text().substring(0, Math.min(row.text().length(), POOL_CHARS_MAX)));
    List<Set<Act>> labels = new ArrayList<>();
    for (ParsedSentence each : turn.sentences()) {
      boolean question = each.sentence().text().endsWith("?");
      labels.add(
          switch (row.kind()) {
            case "rules_file_line" -> RULE_LINES;
            case "preference_statement" -> question ? Set.of(Act.QUESTION) : TASTES;
            default -> NOTHING_STANDING;
          });
    }
    double weight = row.kind().equals("preference_statement") ? 0.5 : 0.3;
    return new HeardExamples(
        turn,
        row.source(),
        row.isNonCommercial(),
        genre(row.kind()),
        labels,
        Collections.nCopies(labels.size(), null),
        weight);
  }

  private static @Nullable Genre genre(String kind) {
    return switch (kind) {
      case "rules_file_line" -> Genre.RULES;
      case "preference_statement" -> Genre.STATEMENT;
      case "translated" -> null;
      default -> Genre.CONVERSATION;
    };
  }
}
