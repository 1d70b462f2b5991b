package dev.cairn.card.judge;

import dev.cairn.card.extract.HeardAs;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.Scope;
import dev.cairn.policy.TasteScope;
import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Keywords;
import dev.cairn.text.Tokenizer;
import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Hearing;
import dev.cairn.text.sentence.Place;
import dev.cairn.text.sentence.ReadSentence;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Where a candidate holds. What the user's sentences say decides; a writer's scope may narrow that, and never
 * widens or moves it: a rule then holds at home, anything else is refused by {@link Proofs}.
 */
public final class Placement {
  /** "It holds", "this applies": words that say nothing of their own beside "everywhere". */
  private static final Set<String> APPLYING = Set.copyOf(DataFile.lines("applying-words.txt"));

  private static final Set<Cues> EVERYWHERE = EnumSet.of(Cues.EVERYWHERE);

  private static final Set<Act> NOT_MEANT =
      EnumSet.of(Act.QUESTION, Act.HYPOTHESIS, Act.HEARSAY, Act.QUOTATION);

  private Placement() {}

  public static Scope of(
      CandidateProposed said,
      Wording wording,
      Scope home,
      List<ReadSentence> sentences,
      TasteScope taste) {
    if (HeardAs.of(said.rule()).isPresent() || !said.kind().isNormative()) {
      return said.scope().orElse(home);
    }
    boolean anywhere = home.equals(Scope.GLOBAL) || holdsWidely(wording, sentences, taste);
    return anywhere ? said.scope().orElse(Scope.GLOBAL) : home;
  }

  /** Whether one of the user's sentences lets what is stated hold beyond the place it was said in. */
  static boolean holdsWidely(Wording stated, Collection<ReadSentence> sentences, TasteScope taste) {
    return sentences.stream()
        .anyMatch(sentence -> isWide(sentence, taste) && speaksOf(sentence, stated));
  }

  private static boolean isWide(ReadSentence sentence, TasteScope taste) {
    return switch (sentence.place()) {
      case HERE -> false;
      case ALL_OF_MINE, EVERYWHERE -> true;
      case UNSAID -> sentence.aboutPerson() && taste == TasteScope.GLOBAL;
    };
  }

  /** Whether it speaks of what is stated. A taste that is cited beside a rule about work does not widen it. */
  private static boolean speaksOf(ReadSentence sentence, Wording stated) {
    Keywords own = own(sentence);
    return refers(sentence, own) || own.stems().stream().anyMatch(stated.stems()::contains);
  }

  /** What a sentence says besides how far it holds. */
  private static Keywords own(ReadSentence sentence) {
    return Keywords.of(Cues.outside(Tokenizer.tokens(sentence.sentence().text()), EVERYWHERE));
  }

  /** "This applies everywhere": of what was said before, and of nothing else. */
  private static boolean refers(ReadSentence sentence, Keywords own) {
    return saysWidely(sentence)
        && own.names().isEmpty()
        && own.numbers().isEmpty()
        && APPLYING.containsAll(own.words());
  }

  private static boolean saysWidely(ReadSentence sentence) {
    return sentence.place() == Place.ALL_OF_MINE || sentence.place() == Place.EVERYWHERE;
  }

  /**
   * Whether a sentence says that this very rule holds beyond one repository: it speaks of the rule as "this"
   * and says no "not", or it lays the rule down again as one that holds widely. That something else is
   * everywhere, rain or a style on a page, widens nothing.
   */
  public static boolean widens(ReadSentence sentence, Wording stated) {
    if (!saysWidely(sentence) || NOT_MEANT.contains(sentence.act())) {
      return false;
    }
    Keywords own = own(sentence);
    if (refers(sentence, own)) {
      return !sentence.negative();
    }
    return sentence.hearing() == Hearing.KEPT
        && sentence.act() != Act.FACT
        && sentence.negative() == stated.isNegative()
        && saysAgain(own, stated);
  }

  /** Whether it has at least as much of what is stated as it lacks. */
  private static boolean saysAgain(Keywords own, Wording stated) {
    long said = stated.stems().stream().filter(own.stems()::contains).count();
    return said > 0 && said >= stated.stems().size() - said;
  }
}
