package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import java.util.List;
import java.util.Optional;

/** What the user says in their own words, sentence by sentence. One sentence is one card at most. */
final class UserWords {
  private UserWords() {}

  static void read(Line line, List<Found> found) {
    for (Sentence sentence : Sentences.ofUser(line.text())) {
      Clause.of(sentence).flatMap(clause -> read(line, sentence, clause)).ifPresent(found::add);
    }
  }

  private static Optional<Found> read(Line line, Sentence sentence, Clause clause) {
    return Commitments.rule(clause)
        .map(rule -> found(CardKind.COMMITMENT, line, sentence, rule))
        .or(() ->
            Constraints.rule(clause).map(rule -> found(CardKind.CONSTRAINT, line, sentence, rule)))
        .or(() -> Preferences.rule(clause, sentence)
            .map(rule -> found(CardKind.PREFERENCE, line, sentence, rule)))
        .or(() -> UserFacts.rule(clause, sentence)
            .map(rule -> found(CardKind.FACT, line, sentence, rule)));
  }

  private static Found found(CardKind kind, Line line, Sentence sentence, String rule) {
    String statement = Statements.of(sentence);
    return new Found(kind, statement, line, sentence.start(), sentence.end(), List.of(), rule);
  }
}
