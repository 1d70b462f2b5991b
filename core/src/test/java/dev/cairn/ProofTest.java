package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.card.Card;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Scope;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What evidence proves")
class ProofTest {
  private static final StartEpisode NOWHERE = new StartEpisode(
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty(),
      Optional.empty());

  private final MemoryEventLog log = new MemoryEventLog();
  private final Cairn cairn = Cairn.open(log, Settings.inMemory());
  private final Context memory = cairn.context("default");

  @AfterEach
  void close() {
    cairn.close();
  }

  private EpisodeId begin(String name, Scope scope) {
    return memory.startEpisode(StartEpisode.in(scope).id(name)).episode();
  }

  private EntryId printed(EpisodeId episode, String text) {
    return memory.log(Log.tool(episode, "bash", true, text)).entry();
  }

  private Remember fact(EpisodeId episode, EntryId entry, String words) {
    return Remember.of(
        episode, CardKind.FACT, "The proxy has port 8420", Evidence.quote(entry, words));
  }

  private List<EndEpisode.Decision> end(EpisodeId episode) {
    return memory.endEpisode(new EndEpisode(episode)).ledger().decisions();
  }

  private List<Card> cards() {
    return CardsOf.log(log);
  }

  @Test
  @DisplayName("two places of one output are one doubt, two outputs are two")
  void oneOutput() {
    EpisodeId episode = begin("e1", Scope.repo("cairn"));
    memory.remember(fact(episode, printed(episode, "port 8420"), "port 8420"));
    end(episode);
    CardId card = cards().get(0).id();
    EpisodeId later = begin("e2", Scope.repo("cairn"));
    EntryId once = printed(later, "port 9000 is open, port 8420 is closed");
    DisputeCard.Answer first = memory.dispute(DisputeCard.of(
        card, Evidence.quote(once, "port 9000"), Evidence.quote(once, "8420 is closed")));
    assertThat(first.mass()).isEqualTo(1);
    assertThat(memory
            .dispute(DisputeCard.of(card, Evidence.quote(once, "is open")))
            .status())
        .isEqualTo("active");
    EntryId again = printed(later, "8420: connection refused");
    assertThat(memory
            .dispute(DisputeCard.of(card, Evidence.quote(again, "refused")))
            .status())
        .isEqualTo("needs_recheck");
  }

  @Test
  @DisplayName("a tool's words do not let anything hold everywhere at once")
  void wide() {
    EpisodeId episode = begin("e1", Scope.repo("cairn"));
    EntryId entry = printed(episode, "port 8420");
    memory.remember(fact(episode, entry, "port 8420").in(Scope.GLOBAL));
    memory.remember(fact(episode, entry, "port 8420").in(Scope.domain("tools")));
    assertThat(end(episode))
        .extracting(EndEpisode.Decision::reason)
        .containsOnly("evidence_missing");
    assertThat(cards()).isEmpty();
  }

  @Test
  @DisplayName("the user's words do, and what is learned in no repository holds everywhere anyway")
  void wideByTheUser() {
    EpisodeId episode = begin("e1", Scope.repo("cairn"));
    EntryId said =
        memory.log(Log.user(episode, "the proxy has port 8420 everywhere")).entry();
    memory.remember(fact(episode, said, "the proxy has port 8420 everywhere").in(Scope.GLOBAL));
    assertThat(end(episode)).extracting(EndEpisode.Decision::decision).contains("admitted");
    EpisodeId homeless = memory.startEpisode(NOWHERE).episode();
    EntryId entry = printed(homeless, "port 8420");
    memory.remember(fact(homeless, entry, "port 8420").in(Scope.GLOBAL));
    assertThat(end(homeless)).extracting(EndEpisode.Decision::decision).contains("merged");
    assertThat(cards()).extracting(Card::scope).contains(Scope.GLOBAL);
  }
}
