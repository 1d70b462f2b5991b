package dev.cairn;

import dev.cairn.card.Card;
import dev.cairn.log.CardId;
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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** A memory that learns, on a clock of its own. */
final class CardTester implements AutoCloseable {
  static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

  private final AtomicReference<Instant> clock = new AtomicReference<>(MONDAY);
  private final MemoryEventLog log = new MemoryEventLog();
  private final Cairn cairn;
  private int episodes;

  CardTester() {
    this(Settings.inMemory());
  }

  CardTester(Settings settings) {
    cairn = Cairn.open(log, settings.clock(clock::get));
  }

  Context memory() {
    return cairn.context("default");
  }

  void wait(Duration time) {
    clock.updateAndGet(now -> now.plus(time));
  }

  Instant now() {
    return clock.get();
  }

  EpisodeId begin() {
    return begin("cairn");
  }

  EpisodeId begin(String repo) {
    return begin(new StartEpisode(
        Optional.of(Scope.repo(repo)),
        Optional.of("tools"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty()));
  }

  EpisodeId begin(StartEpisode request) {
    return memory().startEpisode(request.id("e" + ++episodes)).episode();
  }

  EntryId user(EpisodeId episode, String text) {
    return memory().log(Log.user(episode, text)).entry();
  }

  EntryId tool(EpisodeId episode, boolean ok, String text) {
    return memory().log(Log.tool(episode, "bash", ok, text)).entry();
  }

  EndEpisode.Ledger end(EpisodeId episode) {
    return memory().endEpisode(new EndEpisode(episode)).ledger();
  }

  /** Proposes a card that rests on the whole of an entry's first words. */
  void remember(EpisodeId episode, CardKind kind, String statement, EntryId entry, String quote) {
    memory().remember(Remember.of(episode, kind, statement, Evidence.quote(entry, quote)));
  }

  /** Teaches one card in an episode of its own. */
  CardId teach(String repo, CardKind kind, String statement) {
    EpisodeId episode = begin(repo);
    EntryId entry = kind.isNormative()
        ? user(episode, "(" + statement + ")")
        : tool(episode, kind != CardKind.NEGATIVE_RESULT, "zzz (" + statement + ")");
    remember(episode, kind, statement, entry, kind.isNormative() ? statement : "zzz");
    EndEpisode.Ledger ledger = end(episode);
    return ledger.decisions().stream()
        .filter(decision -> decision.decision().equals("admitted"))
        .flatMap(decision -> decision.card().stream())
        .map(CardId::new)
        .findFirst()
        .orElseThrow(() -> new AssertionError("not admitted: " + ledger));
  }

  List<Card> cards() {
    return CardsOf.log(log);
  }

  List<Card> inForce() {
    return cards().stream().filter(Card::inForce).toList();
  }

  Card card(CardId id) {
    return cards().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  @Override
  public void close() {
    cairn.close();
  }
}
