package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.card.Card;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A user's sentence, proposed word for word by an agent that names no subject")
class ReversalTest {
  private final MemoryEventLog log = new MemoryEventLog();
  private final Cairn cairn = Cairn.open(log, Settings.inMemory());
  private final Context memory = cairn.context("default");
  private int episodes;

  @AfterEach
  void close() {
    cairn.close();
  }

  private EndEpisode.Decision say(CardKind kind, String sentence) {
    return propose(kind, sentence, sentence);
  }

  /** Says the one and proposes the other. */
  private EndEpisode.Decision propose(CardKind kind, String sentence, String statement) {
    EpisodeId episode = memory
        .startEpisode(StartEpisode.in(Scope.repo("cairn")).id("e" + ++episodes))
        .episode();
    EntryId entry = memory.log(Log.user(episode, sentence)).entry();
    CandidateId proposed = memory
        .remember(Remember.of(episode, kind, statement, Evidence.quote(entry, sentence)))
        .candidate();
    List<EndEpisode.Decision> decisions =
        memory.endEpisode(new EndEpisode(episode)).ledger().decisions();
    return decisions.stream()
        .filter(decision -> decision.candidate().equals(proposed.value()))
        .findFirst()
        .orElseThrow();
  }

  private List<Card> inForce() {
    return CardsOf.log(log).stream().filter(Card::inForce).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "No force pushes, please - that cost us a day last month.",
        "I take it back, that was too strict: go ahead and merge your own changes when you like.",
        "Do not add caches, even if it looks like the obvious way to go.",
        "Change of plan on identifiers: serial numbers from today, no more UUIDs.",
        "It's fine to rewrite history on shared branches again, the freeze is over.",
      })
  @DisplayName("is held, though its halves speak against each other")
  void isHeld(String sentence) {
    assertThat(say(CardKind.CONSTRAINT, sentence).decision()).isEqualTo("admitted");
    assertThat(inForce()).hasSize(1);
  }

  @Test
  @DisplayName("takes the place of the rule it takes back, and of no other")
  void takesBack() {
    say(CardKind.CONSTRAINT, "Never restart the shared broker, it takes an hour to settle.");
    say(CardKind.CONSTRAINT, "Never restart the shared database.");
    assertThat(say(CardKind.CONSTRAINT, "Restarting the shared broker is okay from here on.")
            .reason())
        .isEqualTo("reversal");
    assertThat(inForce()).hasSize(2);
  }

  @Test
  @DisplayName("is one card, in whatever words it is said again")
  void saidAgain() {
    say(CardKind.CONSTRAINT, "Whenever you add an endpoint, write a contract test.");
    assertThat(say(
                CardKind.CONSTRAINT,
                "You have to write a contract test every time you add an endpoint.")
            .decision())
        .isEqualTo("merged");
    assertThat(inForce()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Push straight to main.",
        "You may push straight to main.",
        "The ban on pushing straight to main is lifted.",
      })
  @DisplayName("does not stand behind its opposite")
  void oppositeIsRefused(String statement) {
    EndEpisode.Decision decision = propose(
        CardKind.CONSTRAINT, "Never push straight to main, we got burned by that.", statement);
    assertThat(decision.decision()).isEqualTo("refused");
    assertThat(decision.reason()).isIn("evidence_missing", "words_added");
  }
}
