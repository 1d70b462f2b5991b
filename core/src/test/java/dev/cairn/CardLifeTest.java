package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.card.Card;
import dev.cairn.card.Generator;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Scope;
import dev.cairn.log.Trust;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.Compact;
import dev.cairn.operation.Configure;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Explain;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Retract;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The life of a card")
class CardLifeTest {
  private final CardTester tester = new CardTester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private static void assertRefused(Code code, String field, Runnable call) {
    assertThatThrownBy(call::run).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(code);
      assertThat(e.field()).contains(field);
    });
  }

  private EpisodeId packed(String repo, String prompt) {
    EpisodeId episode = tester.begin(repo);
    memory().pack(MakePack.of(prompt).in(episode));
    return episode;
  }

  @Test
  @DisplayName("C10: the best two tactics of the packs before the outcome win, once")
  void credit() {
    List<CardId> tactics = List.of(
        tester.teach("cairn", CardKind.TACTIC, "Run the flaky login tests with retries on"),
        tester.teach("cairn", CardKind.TACTIC, "Warm the cache before the login tests start"),
        tester.teach("cairn", CardKind.TACTIC, "Seed the database for the login tests by script"));
    EpisodeId episode = packed("cairn", "how should I run the login tests?");
    List<CardId> shown =
        memory().pack(MakePack.of("how should I run the login tests?").in(episode)).slots().stream()
            .filter(slot -> slot.slot().equals("tactics"))
            .flatMap(slot -> slot.cards().stream())
            .map(MakePack.Item::id)
            .toList();
    assertThat(shown).containsExactlyInAnyOrderElementsOf(tactics);
    EntryId passed = tester.tool(episode, true, "12 passed");
    memory()
        .recordOutcome(RecordOutcome.of(
            episode, OutcomeType.TOOL_SUCCESS, Evidence.quote(passed, "12 passed")));
    assertThat(tester.card(shown.get(0)).use().wins()).isEqualTo(1);
    assertThat(tester.card(shown.get(1)).use().wins()).isEqualTo(1);
    assertThat(tester.card(shown.get(2)).use().wins()).isZero();
  }

  @Test
  void whatIsShownAfterTheOutcomeEarnsNothing() {
    CardId tactic = tester.teach("cairn", CardKind.TACTIC, "Run the login tests with retries on");
    EpisodeId episode = tester.begin("cairn");
    tester.tool(episode, true, "12 passed");
    memory().pack(MakePack.of("how should I run the login tests?").in(episode));
    tester.tool(episode, true, "12 passed again");
    assertThat(tester.card(tactic).use().exposures()).hasSize(1);
    assertThat(tester.card(tactic).use().wins()).isZero();
  }

  @Test
  @DisplayName("Law 12: without an outcome nothing is won and nothing lost")
  void unknownIsNoFailure() {
    CardId tactic = tester.teach("cairn", CardKind.TACTIC, "Run the login tests with retries on");
    EpisodeId episode = packed("cairn", "how should I run the login tests?");
    memory().recordOutcome(RecordOutcome.of(episode, OutcomeType.TOOL_FAILURE));
    tester.end(episode);
    assertThat(tester.card(tactic).use().wins()).isZero();
    assertThat(tester.card(tactic).use().losses()).as("nobody proved it").isZero();
    assertThat(tester.inForce()).noneMatch(card -> card.kind() == CardKind.NEGATIVE_RESULT);
  }

  @Test
  @DisplayName(
      "C11: a rule nobody was shown for a year still holds; a fact in doubt is kept until that is settled")
  void archive() {
    CardId rule = tester.teach("cairn", CardKind.CONSTRAINT, "Never force-push to main");
    CardId fact = tester.teach("cairn", CardKind.FACT, "The staging port is 8420");
    contradict(fact);
    contradict(fact);
    EntryId more = tester.user(tester.begin(), "it is 8420 on my machine");
    memory()
        .dispute(new DisputeCard(
            fact,
            Optional.of(List.of(Evidence.quote(more, "my machine"))),
            Optional.of(false),
            Optional.empty()));
    tester.wait(Duration.ofDays(365));
    assertThat(memory().compact(new Compact(Optional.empty())).archived())
        .as("in dispute: protected")
        .isEmpty();
    memory()
        .recheck(new RecheckCard(
            fact, RecheckCard.Verdict.CONFIRMED, List.of(Evidence.quote(more, "it is"))));
    Compact.Answer dry = memory().compact(new Compact(Optional.of(true)));
    assertThat(dry.archived()).containsExactly(fact);
    assertThat(tester.card(fact).archived()).as("a rehearsal").isFalse();
    assertThat(memory().compact(new Compact(Optional.empty())).archived()).containsExactly(fact);
    assertThat(tester.card(rule).inForce()).isTrue();
    assertThat(memory().restore(new RestoreCard(fact, Optional.empty())).status())
        .isEqualTo("active");
    assertThat(memory().archive(new ArchiveCard(rule, Optional.of("by hand"))).status())
        .isEqualTo("archived");
  }

  @Test
  @DisplayName("C12: a tactic that won in two repositories may hold in the domain, not everywhere")
  void promotion() {
    CardId here = tester.teach("cairn", CardKind.TACTIC, "Run the login tests with retries on");
    CardId there = tester.teach("other", CardKind.TACTIC, "Run the login tests with retries on");
    Scope domain = Scope.domain("tools");
    Runnable promote = () -> memory().promote(new PromoteCard(here, domain, Optional.empty()));
    assertRefused(Code.FORBIDDEN, "to", promote);
    for (String repo : List.of("cairn", "other")) {
      tester.tool(packed(repo, "how should I run the login tests?"), true, "12 passed");
    }
    PromoteCard.Answer answer = memory().promote(new PromoteCard(here, domain, Optional.empty()));
    assertThat(answer.rule()).contains("2 repositories");
    assertThat(answer.merged()).containsExactly(there);
    assertThat(tester.card(here).scope()).isEqualTo(domain);
    assertThat(tester.card(here).use().wins()).isEqualTo(2);
    assertThat(tester.card(there).inForce()).isFalse();
    assertRefused(
        Code.FORBIDDEN,
        "to",
        () -> memory().promote(new PromoteCard(here, Scope.GLOBAL, Optional.empty())));
  }

  @Test
  void onlyTheUserWidensARule() {
    CardId rule = tester.teach("cairn", CardKind.CONSTRAINT, "Never force-push to main");
    EpisodeId episode = tester.begin();
    EntryId printed = tester.tool(episode, true, "apply this rule everywhere");
    EntryId vague = tester.user(episode, "thanks for that");
    EntryId said = tester.user(episode, "that holds in all my repos");
    for (Evidence evidence :
        List.of(Evidence.quote(printed, "everywhere"), Evidence.quote(vague, "thanks"))) {
      assertRefused(
          Code.FORBIDDEN,
          "to",
          () -> memory()
              .promote(new PromoteCard(rule, Scope.GLOBAL, Optional.of(List.of(evidence)))));
    }
    memory()
        .promote(new PromoteCard(
            rule, Scope.GLOBAL, Optional.of(List.of(Evidence.quote(said, "all my repos")))));
    assertThat(tester.card(rule).scope()).isEqualTo(Scope.GLOBAL);
    assertRefused(
        Code.INVALID_ARGUMENT,
        "to",
        () -> memory().promote(new PromoteCard(rule, Scope.repo("cairn"), Optional.empty())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apply this everywhere",
        "That rule holds in all my repos.",
        "Never force-push to main, in any project of mine.",
      })
  void sentencesThatSayHowFarThisRuleHoldsWidenIt(String words) {
    CardId rule = tester.teach("cairn", CardKind.CONSTRAINT, "Never force-push to main");
    memory().promote(widened(rule, words));
    assertThat(tester.card(rule).scope()).isEqualTo(Scope.GLOBAL);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It rained everywhere yesterday.",
        "Do not apply this everywhere.",
        "The main style goes everywhere on a page.",
        "Should this hold in all my repos?",
        "We could force-push to main everywhere.",
        "Use semicolons in all my projects.",
      })
  void otherThingsThatAreEverywhereDoNot(String words) {
    CardId rule = tester.teach("cairn", CardKind.CONSTRAINT, "Never force-push to main");
    assertRefused(Code.FORBIDDEN, "to", () -> memory().promote(widened(rule, words)));
  }

  private PromoteCard widened(CardId rule, String words) {
    EntryId said = tester.user(tester.begin(), words);
    return new PromoteCard(rule, Scope.GLOBAL, Optional.of(List.of(Evidence.quote(said, words))));
  }

  private void contradict(CardId fact) {
    EntryId printed = tester.tool(tester.begin(), true, "port 9000");
    memory()
        .dispute(new DisputeCard(
            fact,
            Optional.of(List.of(Evidence.quote(printed, "9000"))),
            Optional.of(true),
            Optional.empty()));
  }

  @Test
  void aFactThatWasRefutedIsPutAsideInTime() {
    CardId fact = tester.teach("cairn", CardKind.FACT, "The staging port is 8420");
    contradict(fact);
    contradict(fact);
    assertThat(memory().compact(new Compact(Optional.empty())).archived()).isEmpty();
    tester.wait(Duration.ofDays(31));
    assertThat(memory().compact(new Compact(Optional.empty())).archived()).containsExactly(fact);
  }

  @Test
  @DisplayName("C13: a pack explains itself exactly as it was handed out")
  void explained() {
    CardId rule = tester.teach("cairn", CardKind.CONSTRAINT, "Never force-push to main");
    MakePack.Answer pack = memory().pack(MakePack.of("push my branch").in(tester.begin()));
    tester.teach("cairn", CardKind.CONSTRAINT, "Always sign your commits");
    Explain.Answer explained = memory().explain(new Explain(pack.pack().value()));
    assertThat(explained.type()).isEqualTo("pack");
    assertThat(explained.stored())
        .containsEntry("text", pack.text())
        .containsEntry("tokens", pack.tokens())
        .containsEntry("intent", pack.intent().label());
    assertThat(explained.stored().get("slots").toString()).contains(rule.value());
    assertThat(memory().explain(new Explain(rule.value())).why()).isPresent();
    assertRefused(Code.NOT_FOUND, "id", () -> memory().explain(new Explain("nobody")));
  }

  @Test
  void aGeneratorIsTakenOutAgain() {
    EpisodeId episode = tester.begin();
    EntryId entry = tester.tool(episode, true, "zzz (gateway: gRPC)");
    memory()
        .remember(Remember.of(
                episode, CardKind.FACT, "The gateway speaks gRPC", Evidence.quote(entry, "zzz"))
            .by("llm:x"));
    CardId card = new CardId(tester.end(episode).decisions().get(0).card().orElseThrow());
    assertThat(memory().retract(new Retract("llm:x", Optional.of(true))).cardsToRecheck())
        .containsExactly(card.value());
    assertThat(status(card)).isEqualTo("active");
    Retract.Answer answer = memory().retract(Retract.of("llm:x"));
    assertThat(answer.cardsToRecheck()).containsExactly(card.value());
    assertThat(answer.edgesAffected()).isEqualTo(1);
    assertThat(status(card)).isEqualTo("needs_recheck");
    EpisodeId later = tester.begin();
    EntryId again = tester.tool(later, true, "zzz (gateway: gRPC)");
    memory()
        .remember(Remember.of(
                later, CardKind.FACT, "The gateway speaks gRPC", Evidence.quote(again, "zzz"))
            .by("llm:x"));
    assertThat(tester.end(later).merged()).isEqualTo(1);
    assertThat(status(card)).as("said again").isEqualTo("active");
  }

  private String status(CardId card) {
    return (String) memory().explain(new Explain(card.value())).stored().get("status");
  }

  @Test
  void oneThatCannotBeReachedHarmsNobody() {
    Generator broken = new Generator() {
      @Override
      public String id() {
        return "llm:broken";
      }

      @Override
      public List<Suggestion> propose(List<Spoken> lines) {
        throw new IllegalStateException("down");
      }
    };
    Generator liar = new Generator() {
      @Override
      public String id() {
        return "llm:liar";
      }

      @Override
      public List<Suggestion> propose(List<Spoken> lines) {
        return List.of(
            new Suggestion(
                CardKind.FACT,
                "It was never said",
                List.of(new Quoted(lines.get(0).entry(), "never said"))),
            new Suggestion(
                CardKind.FACT,
                "The gateway speaks gRPC",
                List.of(new Quoted(lines.get(0).entry(), "zzz"))));
      }
    };
    try (CardTester other = new CardTester(Settings.inMemory().generator(broken).generator(liar))) {
      EpisodeId episode = other.begin();
      other.tool(episode, true, "zzz (gateway: gRPC)");
      EndEpisode.Ledger ledger = other.end(episode);
      assertThat(ledger.proposed()).isEqualTo(1);
      assertThat(other.inForce())
          .singleElement()
          .satisfies(
              card -> assertThat(card.proof().proposers()).isEqualTo(Map.of("llm:liar", true)));
    }
  }

  @Test
  void aFactWithAnotherValueContradictsTheOlder() {
    CardId old = tester.teach("cairn", CardKind.FACT, "The staging database is Postgres 15");
    CardId young = tester.teach("cairn", CardKind.FACT, "The staging database is Postgres 16");
    Card before = tester.card(old);
    assertThat(before.inForce()).isTrue();
    assertThat(before.proof().disputes())
        .singleElement()
        .satisfies(dispute -> assertThat(dispute.by()).contains(young));
  }

  @Test
  void aFullBudgetPutsTheWeakestAside() {
    memory()
        .configure(
            new Configure(Optional.empty(), Optional.of(Map.of("card.budget_fact_repo", 1))));
    CardId first = tester.teach("cairn", CardKind.FACT, "The gateway speaks gRPC");
    CardId second = tester.teach("cairn", CardKind.FACT, "Invoices are sent on Mondays");
    assertThat(tester.card(first).archived()).isTrue();
    assertThat(tester.inForce()).extracting(Card::id).containsExactly(second);
    assertThat(tester.card(second).proof().trust()).isEqualTo(Trust.INTERNAL);
  }

  @Test
  void todaysRulesAreTriedOnOldCandidates() {
    tester.teach("cairn", CardKind.FACT, "The gateway speaks gRPC");
    tester.teach("cairn", CardKind.FACT, "Invoices are sent on Mondays");
    Rebuild.Answer same = memory().rebuild(new Rebuild(Optional.of(true)), Progress.NONE);
    assertThat(same.rejudged().orElseThrow().differences()).isEmpty();
    assertThat(same.rejudged().orElseThrow().candidates()).isEqualTo(2);
    memory()
        .configure(
            new Configure(Optional.empty(), Optional.of(Map.of("card.per_episode_fact", 0))));
    long head = memory().head();
    assertThat(memory()
            .rebuild(new Rebuild(Optional.of(true)), Progress.NONE)
            .rejudged()
            .orElseThrow()
            .differences())
        .hasSize(2)
        .allSatisfy(difference -> {
          assertThat(difference.was()).isEqualTo("admitted");
          assertThat(difference.reason()).isEqualTo("episode_kind_cap");
        });
    assertThat(memory().head()).as("nothing is written").isEqualTo(head);
  }

  @Test
  void theGatesAreCountedFromTheLog() {
    ReadGates.Answer empty = memory().gates(new ReadGates(), Reading.LATEST);
    assertThat(empty.ready()).isFalse();
    assertThat(empty.storeBoundedness().open()).isTrue();
    tester.teach("cairn", CardKind.TACTIC, "Run the login tests with retries on");
    tester.wait(Duration.ofDays(60));
    for (int i = 0; i < 12; i++) {
      EpisodeId episode = packed("cairn", "how should I run the login tests?");
      for (int line = 0; line < 10; line++) {
        tester.tool(episode, true, "12 passed");
      }
      tester.end(episode);
    }
    ReadGates.Answer full = memory().gates(new ReadGates(), Reading.LATEST);
    assertThat(full.retrievalStability().open()).isTrue();
    assertThat(full.volume().open()).isTrue();
    assertThat(full.utilityPlateau().open()).as("it just improved").isFalse();
  }
}
