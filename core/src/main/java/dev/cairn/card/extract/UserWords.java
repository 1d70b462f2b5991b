package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.text.LookAlikes;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.Place;
import dev.cairn.text.sentence.ReadSentence;
import dev.cairn.text.sentence.ReadTurn;
import java.util.List;
import java.util.Optional;

/** What a user's turn says that should be kept: one proposal a sentence at most. */
final class UserWords {
  private final RuleChanges changes;
  private final boolean tasteIsGlobal;

  UserWords(RuleChanges changes, boolean tasteIsGlobal) {
    this.changes = changes;
    this.tasteIsGlobal = tasteIsGlobal;
  }

  void read(Line line, ReadTurn turn, List<Found> found) {
    for (ReadSentence sentence : turn.sentences()) {
      // Letters that imitate others are written to deceive; what forbids may not be slipped past by
      // them.
      String written = line.text().substring(sentence.start(), sentence.end());
      if (sentence.act() == Act.MUST_NOT || !LookAlikes.occurIn(written)) {
        heard(sentence, turn).ifPresent(as -> found.add(found(line, sentence, as)));
      }
    }
  }

  private Optional<Heard> heard(ReadSentence sentence, ReadTurn turn) {
    Optional<HeardAs> as = HeardAs.of(sentence.act());
    boolean takesBack = as.equals(Optional.of(HeardAs.WITHDRAWAL));
    boolean kept = sentence.hearing() == Hearing.KEPT && as.isPresent() && !takesBack;
    boolean fact = as.equals(Optional.of(HeardAs.FACT));
    if (kept && !fact) {
      return Optional.of(new Heard(as.get(), as.get().kind()));
    }
    Optional<CardKind> changed = turn.anothers() ? Optional.empty() : changes.kindChanged(sentence);
    // "We're on Node 24 now" sounds like a fact, and beside "use Node 22" it is a rule.
    if (fact && changed.isPresent()) {
      return Optional.of(new Heard(HeardAs.CHANGE, changed.get()));
    }
    if (kept) {
      return Optional.of(new Heard(as.get(), as.get().kind()));
    }
    if (changed.isPresent() && takesBack) {
      return Optional.of(new Heard(HeardAs.WITHDRAWAL, changed.get()));
    }
    if (changed.isPresent()) {
      return Optional.of(new Heard(HeardAs.CHANGE, as.map(HeardAs::kind).orElse(changed.get())));
    }
    return sentence.hearing() == Hearing.SUGGESTED
        ? as.filter(each -> each != HeardAs.WITHDRAWAL)
            .map(each -> new Heard(HeardAs.UNSURE, each.kind()))
        : Optional.empty();
  }

  /** As what, and as which kind of card. */
  private record Heard(HeardAs as, CardKind kind) {}

  private Found found(Line line, ReadSentence sentence, Heard heard) {
    return new Found(
        heard.kind(),
        Statements.cut(sentence.statement()),
        line,
        sentence.start(),
        sentence.end(),
        scope(sentence),
        List.of(),
        heard.as().label());
  }

  /** Where the words say that it holds. Taste goes with the person, and rules about work stay at work. */
  private Optional<Scope> scope(ReadSentence sentence) {
    boolean widely = sentence.place() == Place.ALL_OF_MINE || sentence.place() == Place.EVERYWHERE;
    boolean taste = sentence.place() == Place.UNSAID && sentence.aboutPerson() && tasteIsGlobal;
    return widely || taste ? Optional.of(Scope.GLOBAL) : Optional.empty();
  }
}
