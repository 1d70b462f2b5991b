package dev.cairn.card.judge;

import dev.cairn.card.extract.HeardAs;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.Scope;
import dev.cairn.policy.TasteScope;
import dev.cairn.text.sentence.Place;
import dev.cairn.text.sentence.ReadSentence;
import java.util.List;

/**
 * Where a candidate holds. What the user's sentences say decides; a writer's scope may narrow that, and never
 * widens or moves it.
 */
public final class Placement {
  private Placement() {}

  public static Scope of(
      CandidateProposed said, Scope home, List<ReadSentence> sentences, TasteScope taste) {
    boolean heard = HeardAs.of(said.rule()).isPresent();
    if (heard || sentences.isEmpty() || !said.kind().isNormative()) {
      return said.scope().orElse(home);
    }
    boolean widely = sentences.stream().anyMatch(sentence -> isWide(sentence, taste));
    return widely ? said.scope().orElse(Scope.GLOBAL) : home;
  }

  private static boolean isWide(ReadSentence sentence, TasteScope taste) {
    return switch (sentence.place()) {
      case HERE -> false;
      case ALL_OF_MINE, EVERYWHERE -> true;
      case UNSAID -> sentence.aboutPerson() && taste == TasteScope.GLOBAL;
    };
  }

  /** Whether a sentence says that it holds beyond one repository. */
  public static boolean saysWidely(ReadSentence sentence) {
    return sentence.place() == Place.ALL_OF_MINE || sentence.place() == Place.EVERYWHERE;
  }
}
