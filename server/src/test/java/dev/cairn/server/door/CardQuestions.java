package dev.cairn.server.door;

import dev.cairn.Context;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Scope;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Compact;
import dev.cairn.operation.Consolidate;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Explain;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * Questions about what was learned, mistakes included. Cards are named by the log, so questions about one
 * name it {@code CARD}, an entry {@code ENTRY}, and every door puts its own for them.
 */
final class CardQuestions {
  private static final EpisodeId MONDAY = new EpisodeId("monday");
  private static final String RULE = "Never force-push to main.";

  /** Newness counts by the second, so the day is given. */
  private static final String AT = ",\"at\":\"2026-11-02T09:00:00Z\"}";

  private static final String NOW = ",\"now\":\"2026-11-09T09:00:00Z\"}";
  private static final Writing MORNING = Writing.at(Instant.parse("2026-11-02T09:00:00Z"));
  private static final Reading LATER = new Reading(
      Optional.of(Instant.parse("2026-11-09T09:00:00Z")), OptionalLong.empty(), Optional.empty());

  private final Agreement table;

  private CardQuestions(Agreement table) {
    this.table = table;
  }

  static void ask(Agreement table) {
    CardQuestions questions = new CardQuestions(table);
    questions.learning();
    questions.recalling();
    questions.doubting();
    questions.keeping();
    questions.mistakes();
  }

  private void row(String operation, String request, Function<Context, Object> java) {
    table.row(operation, request, java);
  }

  private static EntryId entry(Context memory) {
    return memory.search(Search.of(RULE).in(Search.In.ENTRIES).limit(1)).results().stream()
        .map(result -> new EntryId(result.id()))
        .findFirst()
        .orElseThrow();
  }

  private static CardId card(Context memory) {
    return memory.search(Search.of(RULE).in(Search.In.CARDS).limit(1)).results().stream()
        .map(result -> new CardId(result.id()))
        .findFirst()
        .orElseThrow();
  }

  private static Evidence quoted(Context memory) {
    return Evidence.quote(entry(memory), "force-push");
  }

  private void learning() {
    row(
        "start_episode",
        "{\"id\":\"monday\",\"scope\":\"repo:payments\"" + AT,
        memory ->
            memory.startEpisode(StartEpisode.in(Scope.repo("payments")).id("monday"), MORNING));
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"" + RULE + "\"" + AT,
        memory -> memory.log(Log.user(MONDAY, RULE), MORNING));
    row(
        "remember",
        "{\"episode\":\"monday\",\"kind\":\"fact\",\"statement\":\"Pushing is 👍\",\"evidence\":"
            + "[{\"entry\":\"ENTRY\",\"quote\":\"force-push\"}],\"subject\":\"pushing\"" + AT,
        memory -> memory.remember(
            Remember.of(MONDAY, CardKind.FACT, "Pushing is 👍", quoted(memory)).about("pushing"),
            MORNING));
    row(
        "record_outcome",
        "{\"episode\":\"monday\",\"type\":\"user_confirmed_helpful\"" + AT,
        memory -> memory.recordOutcome(
            RecordOutcome.of(MONDAY, OutcomeType.USER_CONFIRMED_HELPFUL), MORNING));
    row(
        "consolidate",
        "{\"episode\":\"monday\"" + AT,
        memory -> memory.consolidate(new Consolidate(MONDAY), MORNING));
    row(
        "end_episode",
        "{\"episode\":\"monday\"" + AT,
        memory -> memory.endEpisode(new EndEpisode(MONDAY), MORNING));
    row(
        "ledger",
        "{\"limit\":3}",
        memory -> memory.ledger(new ReadLedger(Optional.empty(), OptionalInt.of(3))));
  }

  private void recalling() {
    row(
        "search",
        "{\"query\":\"force push\"" + NOW,
        memory -> memory.search(Search.of("force push"), LATER));
    row(
        "pack",
        "{\"prompt\":\"push to main\",\"scope\":\"repo:payments\"" + NOW,
        memory -> memory.pack(MakePack.of("push to main").in(Scope.repo("payments")), LATER));
    row(
        "check",
        "{\"action\":\"git push --force origin main\",\"scope\":\"repo:payments\"" + NOW,
        memory -> memory.check(
            CheckAction.of("git push --force origin main").in(Scope.repo("payments")), LATER));
    row(
        "read",
        "{\"card\":\"CARD\"" + NOW,
        memory -> memory.read(ReadCard.of(card(memory)), LATER));
    row(
        "cards",
        "{\"limit\":1" + NOW,
        memory -> memory.cards(ListCards.inForce().limit(1), LATER));
    row(
        "cards",
        "{\"status\":\"suggested\",\"scope\":\"repo:payments\"" + NOW,
        memory -> memory.cards(
            ListCards.inForce().status(ListCards.CardStatus.SUGGESTED).in(Scope.repo("payments")),
            LATER));
    row(
        "explain",
        "{\"id\":\"CARD\"}",
        memory -> memory.explain(new Explain(card(memory).value())));
    row(
        "gates",
        "{\"now\":\"2026-11-09T09:00:00Z\"}",
        memory -> memory.gates(new ReadGates(), LATER));
  }

  private void doubting() {
    row(
        "dispute",
        "{\"card\":\"CARD\",\"note\":\"is it?\"}",
        memory -> memory.dispute(new DisputeCard(
            card(memory), Optional.empty(), Optional.empty(), Optional.of("is it?"))));
    row(
        "recheck",
        "{\"card\":\"CARD\",\"verdict\":\"confirmed\",\"evidence\":[{\"entry\":\"ENTRY\",\"quote\":\"force-push\"}]}",
        memory -> memory.recheck(
            new RecheckCard(card(memory), RecheckCard.Verdict.CONFIRMED, List.of(quoted(memory)))));
    row(
        "promote",
        "{\"card\":\"CARD\",\"to\":\"global\"}",
        memory ->
            memory.promote(new PromoteCard(card(memory), Scope.parse("global"), Optional.empty())));
  }

  private void keeping() {
    row(
        "archive",
        "{\"card\":\"CARD\",\"reason\":\"gone\"}",
        memory -> memory.archive(new ArchiveCard(card(memory), Optional.of("gone"))));
    row(
        "restore",
        "{\"card\":\"CARD\"}",
        memory -> memory.restore(new RestoreCard(card(memory), Optional.empty())));
    row("compact", "{\"dry_run\":true}", memory -> memory.compact(new Compact(Optional.of(true))));
  }

  private void mistakes() {
    row(
        "read",
        "{\"card\":\"cnobody\"}",
        memory -> memory.read(ReadCard.of(new CardId("cnobody"))));
    row("explain", "{\"id\":\"nothing\"}", memory -> memory.explain(new Explain("nothing")));
    row("pack", "{\"prompt\":\"\"}", memory -> memory.pack(MakePack.of("")));
    row(
        "consolidate",
        "{\"episode\":\"nobody\"}",
        memory -> memory.consolidate(new Consolidate(new EpisodeId("nobody"))));
    table.row(
        "remember",
        "{\"episode\":\"monday\",\"kind\":\"wish\",\"statement\":\"x\",\"evidence\":[]}");
    table.row("recheck", "{\"card\":\"CARD\",\"verdict\":\"maybe\",\"evidence\":[]}");
    table.row("check", "{}");
    row(
        "cards",
        "{\"cursor\":\"nowhere\"}",
        memory -> memory.cards(ListCards.inForce().after("nowhere")));
    table.row("cards", "{\"status\":\"gone\"}");
  }
}
