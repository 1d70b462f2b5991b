package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import java.util.List;
import java.util.Optional;

/** What the user says in their own words, sentence by sentence. One sentence is one card at most. */
final class UserWords {
  private UserWords() {}

  static void read(Line line, List<Found> found) {
    for (Sentence sentence : Sentences.ofUser(line.text())) {
      read(line, sentence).ifPresent(found::add);
    }
  }

  private static Optional<Found> read(Line line, Sentence sentence) {
    Optional<Clause> clause = Clause.of(sentence);
    Optional<Spoken> spoken = Spoken.of(sentence).filter(each -> !Speech.isAnothers(each));
    return clause
        .flatMap(Commitments::rule)
        .or(() -> spoken.flatMap(Promises::rule))
        .map(rule -> found(CardKind.COMMITMENT, line, sentence, rule))
        .or(() -> clause
            .flatMap(Constraints::rule)
            .or(() -> spoken.flatMap(UserWords::constraint))
            .map(rule -> found(CardKind.CONSTRAINT, line, sentence, rule)))
        .or(() -> spoken
            .flatMap(UserWords::preference)
            .or(() -> clause.flatMap(each -> Preferences.rule(each, sentence)))
            .map(rule -> found(CardKind.PREFERENCE, line, sentence, rule)))
        .or(() -> clause
            .flatMap(each -> UserFacts.rule(each, sentence))
            .map(rule -> found(CardKind.FACT, line, sentence, rule)));
  }

  private static Optional<String> constraint(Spoken spoken) {
    return Releases.rule(spoken).or(() -> Bans.rule(spoken)).or(() -> Duties.rule(spoken));
  }

  private static Optional<String> preference(Spoken spoken) {
    return Changes.rule(spoken).or(() -> Choices.rule(spoken));
  }

  private static Found found(CardKind kind, Line line, Sentence sentence, String rule) {
    String statement = Statements.of(sentence);
    return new Found(kind, statement, line, sentence.start(), sentence.end(), List.of(), rule);
  }
}
