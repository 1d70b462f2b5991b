package dev.cairn.engine.recall;

import dev.cairn.log.CardEvent;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardEvent.CardDisputed;
import dev.cairn.log.CardEvent.CardPromoted;
import dev.cairn.log.CardEvent.CardRechecked;
import dev.cairn.log.CardEvent.CardShelved;
import dev.cairn.log.CardEvent.CardsCompacted;
import dev.cairn.log.CardEvent.CardsShown;
import dev.cairn.log.CardEvent.EpisodeConsolidated;
import dev.cairn.log.CardEvent.OutcomeRecorded;
import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.Erased;
import dev.cairn.log.LogEvent;

/** What an event did to a card, in a few words. */
final class Happening implements CardEvent.Handler<String> {
  private static final Happening WORDS = new Happening();

  private Happening() {}

  static String of(LogEvent event) {
    if (event instanceof Erased) {
      return "archived, reason: erased";
    }
    return event instanceof CardEvent about
        ? about.accept(WORDS)
        : "a generator that proposed it was retracted";
  }

  @Override
  public String candidateProposed(CandidateProposed event) {
    return "proposed by " + event.proposedBy();
  }

  @Override
  public String outcomeRecorded(OutcomeRecorded event) {
    return "an outcome was recorded";
  }

  @Override
  public String episodeConsolidated(EpisodeConsolidated event) {
    return "judged when episode '" + event.episode() + "' was consolidated";
  }

  @Override
  public String cardsShown(CardsShown event) {
    return "shown by " + event.channel().label();
  }

  @Override
  public String packShown(PackShown event) {
    return "shown in pack '" + event.pack() + "'";
  }

  @Override
  public String cardDisputed(CardDisputed event) {
    return event.contradicts() ? "contradicted" : "disputed";
  }

  @Override
  public String cardRechecked(CardRechecked event) {
    return event.confirmed() ? "rechecked and confirmed" : "rechecked and refuted";
  }

  @Override
  public String cardPromoted(CardPromoted event) {
    return "promoted to " + event.to() + " by the rule: " + event.rule();
  }

  @Override
  public String cardShelved(CardShelved event) {
    return event.archived() ? "archived" : "restored";
  }

  @Override
  public String cardsCompacted(CardsCompacted event) {
    return "archived or merged when the cards were compacted";
  }
}
