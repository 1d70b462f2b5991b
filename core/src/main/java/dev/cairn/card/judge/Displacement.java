package dev.cairn.card.judge;

import dev.cairn.card.extract.HeardAs;
import dev.cairn.log.Anchor;
import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Keywords;
import dev.cairn.text.sentence.ReadSentence;
import java.util.List;
import java.util.Optional;

/** Whether a candidate may take a rule's place, or take a case out of it. Nothing a writer adds lets it. */
final class Displacement {
  private Displacement() {}

  /** Why it may not, if it may not. */
  static Optional<String> barred(CardPair pair, CardPolicy policy) {
    if (isTelling(pair.candidate()) && pair.card().anchors().stream().anyMatch(Anchor::byPerson)) {
      return Optional.of("an agent told it, and the rule came from the user in person");
    }
    return isSure(pair.candidate(), policy)
        ? Optional.empty()
        : Optional.of("the sentence does not surely lay down, allow or take back anything");
  }

  /** Whether all that is the user's in it was told by an agent. */
  private static boolean isTelling(Candidate candidate) {
    return candidate.restsOn(Anchor::toldByAgent) && !candidate.restsOn(Anchor::byPerson);
  }

  /**
   * What the reader heard as a rule, or as a change of one, is sure. A proposal is as sure as the least sure of
   * the cited sentences that speak of it: nobody could say which of them it stands on.
   */
  static boolean isSure(Candidate candidate, CardPolicy policy) {
    if (candidate.heardAs().isPresent()) {
      return !candidate.heardAs().equals(Optional.of(HeardAs.UNSURE));
    }
    List<ReadSentence> all = candidate.sentences();
    List<ReadSentence> speaking =
        all.stream().filter(each -> speaksOf(each, candidate.wording())).toList();
    return (speaking.isEmpty() ? all : speaking)
        .stream().allMatch(each -> Standing.of(each, policy) == Standing.SURE);
  }

  private static boolean speaksOf(ReadSentence sentence, Wording stated) {
    return Keywords.of(sentence.sentence().text()).stems().stream()
        .anyMatch(stated.stems()::contains);
  }
}
