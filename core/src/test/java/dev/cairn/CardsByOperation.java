package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.operation.Compact;
import dev.cairn.operation.Configure;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Search;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;

/** Cards as whoever calls operations sees them. */
abstract class CardsByOperation {
  static final Scope REPO = Scope.repo("cairn");

  final CardTester tester = new CardTester();

  @AfterEach
  void close() {
    tester.close();
  }

  final Context memory() {
    return tester.memory();
  }

  final ReadCard.Answer read(CardId card) {
    return memory().read(ReadCard.of(card));
  }

  final List<String> inForce() {
    return memory().cards(ListCards.inForce()).cards().stream()
        .map(ListCards.Item::statement)
        .toList();
  }

  final CardId teach(CardKind kind, String statement) {
    return tester.teach("cairn", kind, statement);
  }

  final EntryId document(EpisodeId episode, String text) {
    return memory().log(Log.of(episode, Role.DOCUMENT, text)).entry();
  }

  final void propose(EpisodeId episode, CardKind kind, String statement, EntryId cites) {
    memory().remember(Remember.of(episode, kind, statement, Evidence.span(cites, 0, 3)));
  }

  /** What the user says in an episode of its own, and what comes of it. */
  final EndEpisode.Ledger heard(String sentence) {
    EpisodeId episode = tester.begin();
    tester.user(episode, sentence);
    return tester.end(episode);
  }

  /** The card the only decision of a ledger is about. */
  static CardId only(EndEpisode.Ledger ledger) {
    assertThat(ledger.decisions()).hasSize(1);
    return new CardId(ledger.decisions().get(0).card().orElseThrow());
  }

  static List<String> reasons(EndEpisode.Ledger ledger) {
    return ledger.decisions().stream().map(EndEpisode.Decision::reason).toList();
  }

  final DisputeCard.Answer doubt(CardId card, EntryId entry, boolean contradicts) {
    return memory()
        .dispute(new DisputeCard(
            card,
            Optional.of(List.of(Evidence.span(entry, 0, 3))),
            Optional.of(contradicts),
            Optional.empty()));
  }

  /** Doubts a card by what a tool printed, in an episode of its own. */
  final DisputeCard.Answer toolDoubts(CardId card, boolean contradicts) {
    return doubt(card, tester.tool(tester.begin(), true, "port 9000"), contradicts);
  }

  final void promote(CardId card, Scope to, EntryId... evidence) {
    memory()
        .promote(new PromoteCard(
            card,
            to,
            evidence.length == 0
                ? Optional.empty()
                : Optional.of(List.of(Evidence.span(evidence[0], 0, 3)))));
  }

  final void everywhere(CardId card) {
    promote(card, Scope.GLOBAL, tester.user(tester.begin(), "apply this everywhere"));
  }

  static void refused(Code code, Runnable call) {
    assertThatThrownBy(call::run)
        .isInstanceOfSatisfying(
            CairnException.class, refusal -> assertThat(refusal.code()).isEqualTo(code));
  }

  final MakePack.Answer pack(String prompt) {
    return memory().pack(MakePack.of(prompt).in(REPO));
  }

  final MakePack.Answer pack(String prompt, int tokens) {
    return memory()
        .pack(new MakePack(
            prompt,
            Optional.empty(),
            Optional.of(REPO),
            Optional.empty(),
            Optional.empty(),
            OptionalInt.of(tokens)));
  }

  static List<MakePack.Item> items(MakePack.Answer pack) {
    return pack.slots().stream().flatMap(slot -> slot.cards().stream()).toList();
  }

  static List<CardId> ids(MakePack.Answer pack) {
    return items(pack).stream().map(MakePack.Item::id).toList();
  }

  static List<String> slots(MakePack.Answer pack) {
    return pack.slots().stream()
        .filter(slot -> !slot.cards().isEmpty())
        .map(MakePack.Slot::slot)
        .toList();
  }

  /** Cards found in the repository and its domain. */
  final List<Search.Result> search(String query) {
    Search plain = Search.of(query).in(Search.In.CARDS).scope(REPO);
    Search request = new Search(
        plain.query(),
        plain.in(),
        plain.scope(),
        Optional.of("tools"),
        plain.kinds(),
        plain.limit(),
        plain.includeArchived(),
        plain.episode(),
        plain.role(),
        plain.since(),
        plain.until());
    return memory().search(request).results();
  }

  final List<CardId> found(String query) {
    return search(query).stream().map(result -> new CardId(result.id())).toList();
  }

  /** An episode in a repository that was handed a pack. */
  final EpisodeId packed(String repo, String prompt) {
    EpisodeId episode = tester.begin(repo);
    memory().pack(MakePack.of(prompt).in(episode));
    return episode;
  }

  final void outcome(EpisodeId episode, OutcomeType type) {
    boolean tool = type.name().startsWith("TOOL");
    EntryId seen = tool
        ? tester.tool(episode, type == OutcomeType.TOOL_SUCCESS, "12 tests")
        : tester.user(episode, "12 tests, you say?");
    memory().recordOutcome(RecordOutcome.of(episode, type, Evidence.quote(seen, "12 tests")));
  }

  final Compact.Answer compact() {
    return memory().compact(new Compact(Optional.empty()));
  }

  final void set(String key, Object value) {
    memory().configure(new Configure(Optional.empty(), Optional.of(Map.of(key, value))));
  }
}
