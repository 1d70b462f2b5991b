package dev.cairn.eval.heard;

import dev.cairn.text.Sentence;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.ParsedSentence;
import dev.cairn.text.sentence.ParsedTurn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns to learn from, with what each of their sentences may be. Rows of the pool count little, because only
 * their kind is known.
 *
 * @param source whose folds it belongs to; {@link #WRITTEN} is always learned from
 * @param genre what kind of text it is; null if nobody said
 * @param labels per sentence, one of which is right
 * @param person per sentence: about the one who speaks, or not, or null where nobody said
 */
public record HeardExamples(
    ParsedTurn turn,
    String source,
    boolean nonCommercial,
    @Nullable Genre genre,
    List<Set<Act>> labels,
    List<@Nullable Boolean> person,
    double weight) {
  public static final String WRITTEN = "written";

  static final Set<Act> NOTHING_STANDING = Collections.unmodifiableSet(EnumSet.of(
      Act.REQUEST,
      Act.QUESTION,
      Act.HEARSAY,
      Act.QUOTATION,
      Act.HYPOTHESIS,
      Act.REPORT,
      Act.OTHER));
  private static final Set<Act> RULES = Set.of(Act.MUST, Act.MUST_NOT);
  private static final Set<Act> TASTES = Set.of(Act.MUST, Act.MUST_NOT, Act.PREFERENCE);
  private static final Set<Act> RULE_LINES =
      Set.of(Act.MUST, Act.MUST_NOT, Act.PREFERENCE, Act.FACT);
  private static final int POOL_CHARS_MAX = 3_000;

  /** A labelled row: sentences outside every span do nothing that stands. */
  static HeardExamples of(HeardRow row) {
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
  static HeardExamples ofPool(HeardRow row) {
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

  /** A written turn: of the genre of statements if it says nothing but what its author is and likes. */
  static HeardExamples of(WrittenTurn written) {
    List<Set<Act>> labels = new ArrayList<>();
    List<@Nullable Boolean> person = new ArrayList<>();
    boolean statement = true;
    for (WrittenTurn.Said said : written.said()) {
      boolean about = said.where().equals("g");
      labels.add(Set.of(said.act()));
      person.add(said.act().isStanding() ? about : null);
      statement &= (about && said.act() != Act.COMMITMENT) || said.act() == Act.QUESTION;
    }
    statement &= person.contains(true);
    Genre genre = written.lines() ? Genre.RULES : statement ? Genre.STATEMENT : Genre.CONVERSATION;
    return new HeardExamples(
        ParsedTurn.of(written.text(), written.sentences()),
        WRITTEN,
        false,
        genre,
        labels,
        person,
        1);
  }

  /** The written rules of guards and pairs: each a line that stands by itself. */
  static List<HeardExamples> ofWrittenRules(Path folder) {
    List<HeardExamples> all = new ArrayList<>();
    for (WrittenRule rule : WrittenRule.below(folder)) {
      ParsedTurn turn = ParsedTurn.of(rule.text());
      Set<Act> acts =
          switch (rule.kind()) {
            case "constraint" -> RULES;
            case "preference" -> Set.of(Act.PREFERENCE);
            case "commitment" -> Set.of(Act.COMMITMENT);
            case "action" -> Set.of(Act.REQUEST);
            default -> TASTES;
          };
      int count = turn.sentences().size();
      all.add(new HeardExamples(
          turn,
          WRITTEN,
          false,
          genreOfRule(rule.kind()),
          Collections.nCopies(count, acts),
          Collections.nCopies(count, null),
          0.5));
    }
    return all;
  }

  /** A rule that is said alone reads like a line of a rule file; what an agent does, like talk. */
  private static @Nullable Genre genreOfRule(String kind) {
    return switch (kind) {
      case "constraint", "rule" -> Genre.RULES;
      case "action" -> Genre.CONVERSATION;
      default -> null;
    };
  }

  /** All there is to learn from. */
  public static List<HeardExamples> below(Path data, Path written) {
    List<HeardExamples> all = new ArrayList<>();
    HeardRow.labelled(data).forEach(row -> all.add(of(row)));
    HeardRow.pooled(data).forEach(row -> all.add(ofPool(row)));
    all.addAll(written(written));
    return all;
  }

  /** What was written for training alone. */
  public static List<HeardExamples> written(Path folder) {
    List<HeardExamples> all = new ArrayList<>();
    WrittenTurn.below(folder).forEach(turn -> all.add(of(turn)));
    all.addAll(ofWrittenRules(folder));
    return all;
  }

  /** What folds keep together. */
  String unit() {
    return HeardRow.unit(source);
  }

  /** Whether people talk in it; the lines of files and sets that are all of a kind teach talk nothing. */
  boolean isTalk() {
    if (source.equals(WRITTEN)) {
      return weight == 1 && (genre == Genre.CONVERSATION || genre == Genre.STATEMENT);
    }
    return weight == 1 && genre != Genre.RULES && genre != Genre.STATEMENT;
  }

  static List<String> actNames() {
    return Arrays.stream(Act.values()).map(Enum::name).toList();
  }
}
