package dev.cairn.eval.heard;

import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.ParsedTurn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says what the sentences are that were written for training. */
final class WrittenExamples {
  private WrittenExamples() {}

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
        HeardExamples.WRITTEN,
        false,
        genre,
        labels,
        person,
        1);
  }

  /** The written rules of guards and pairs: each a line that stands by itself. */
  static List<HeardExamples> ofRules(Path folder) {
    List<HeardExamples> all = new ArrayList<>();
    for (WrittenRule rule : WrittenRule.below(folder)) {
      ParsedTurn turn = ParsedTurn.of(rule.text());
      Set<Act> acts =
          switch (rule.kind()) {
            case "constraint" -> RowExamples.RULES;
            case "preference" -> Set.of(Act.PREFERENCE);
            case "commitment" -> Set.of(Act.COMMITMENT);
            case "action" -> Set.of(Act.REQUEST);
            default -> RowExamples.TASTES;
          };
      int count = turn.sentences().size();
      all.add(new HeardExamples(
          turn,
          HeardExamples.WRITTEN,
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
}
