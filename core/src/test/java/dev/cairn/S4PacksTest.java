package dev.cairn;

import static dev.cairn.log.CardKind.COMMITMENT;
import static dev.cairn.log.CardKind.CONSTRAINT;
import static dev.cairn.log.CardKind.FACT;
import static dev.cairn.log.CardKind.NEGATIVE_RESULT;
import static dev.cairn.log.CardKind.TACTIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.Code;
import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Scope;
import dev.cairn.operation.ArchiveCard;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadGates;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.Remember;
import dev.cairn.operation.RestoreCard;
import dev.cairn.operation.Search;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S4, packs of cards and what becomes of them")
class S4PacksTest extends CardsByOperation {
  private static final String HOW = "how should I run the login tests?";

  @Test
  @Promise(
      section = "4",
      value =
          "Tactics win by `tool_success` and confirmation, lose by `tool_failure` and correction.",
      kept = "`record_outcome`, `read` with `utility`")
  void outcomesMakeUtility() {
    CardId tactic = teach(TACTIC, "Run the login tests with retries on");
    for (OutcomeType type : OutcomeType.values()) {
      outcome(packed("cairn", HOW), type);
    }
    ReadCard.Utility utility = read(tactic).utility();
    assertThat(List.of(utility.wins(), utility.losses())).containsExactly(2, 2);
    outcome(packed("cairn", HOW), OutcomeType.TOOL_SUCCESS);
    assertThat(read(tactic).utility().mean()).isCloseTo(4 / 7.0, within(1e-12));
  }

  @Test
  @Promise(
      section = "4",
      value = "Credit goes to what a pack showed before the episode's first outcome.",
      kept = "`pack`, `search`, `record_outcome`")
  void creditNeedsAPackBeforehand() {
    CardId tactic = teach(TACTIC, "Run the login tests with retries on");
    EpisodeId searched = tester.begin();
    memory().search(Search.of("login tests").in(searched));
    outcome(searched, OutcomeType.TOOL_SUCCESS);
    memory().pack(MakePack.of(HOW).in(searched));
    outcome(searched, OutcomeType.TOOL_SUCCESS);
    assertThat(read(tactic).exposures()).hasSize(2);
    assertThat(read(tactic).utility().wins()).isZero();
  }

  @Test
  @Promise(
      section = "4",
      value = "Only outcomes with evidence, or the user's confirmation, count.",
      kept = "`record_outcome`")
  void unprovenOutcomesDoNotCount() {
    CardId tactic = teach(TACTIC, "Run the login tests with retries on");
    memory().recordOutcome(RecordOutcome.of(packed("cairn", HOW), OutcomeType.TOOL_SUCCESS));
    memory().recordOutcome(RecordOutcome.of(packed("cairn", HOW), OutcomeType.TOOL_FAILURE));
    ReadCard.Utility told = read(tactic).utility();
    assertThat(List.of(told.wins(), told.losses())).containsExactly(0, 0);
    EpisodeId helped = packed("cairn", HOW);
    memory().recordOutcome(RecordOutcome.of(helped, OutcomeType.USER_CONFIRMED_HELPFUL));
    assertThat(read(tactic).utility().wins()).isEqualTo(1);
  }

  @Test
  @Promise(
      section = "4",
      value = "Only the best tactics of a pack earn credit, once an episode.",
      kept = "`record_outcome`; the best two")
  void onlyTheBestTwoEarn() {
    teach(TACTIC, "Run the flaky login tests with retries on");
    teach(TACTIC, "Warm the cache before the login tests start");
    teach(TACTIC, "Seed the database for the login tests by script");
    EpisodeId episode = packed("cairn", HOW);
    List<CardId> shown = ids(memory().pack(MakePack.of(HOW).in(episode)));
    outcome(episode, OutcomeType.TOOL_SUCCESS);
    outcome(episode, OutcomeType.TOOL_SUCCESS);
    assertThat(shown).extracting(tactic -> read(tactic).utility().wins()).containsExactly(1, 1, 0);
  }

  @Test
  @Promise(
      section = "5",
      value = "What holds nearer ranks higher: repository, then domain, then everywhere.",
      kept = "`search`, `pack`")
  void nearerScopesGoFirst() {
    CardId here = teach(CONSTRAINT, "Never deploy the blue service");
    CardId domain = teach(CONSTRAINT, "Never deploy the red service");
    CardId all = teach(CONSTRAINT, "Never deploy the green service");
    assertThat(found("deploy service")).as("the newest first").containsExactly(all, domain, here);
    everywhere(all);
    EntryId said = tester.user(tester.begin(), "That rule holds in all my repos.");
    promote(domain, Scope.domain("tools"), said);
    assertThat(found("deploy service")).containsExactly(here, domain, all);
  }

  @Test
  @Promise(
      section = "5",
      value = "A pack always has the rules that hold here, cited; other cards if to the point.",
      kept = "`pack`")
  void rulesAreAlwaysThere() {
    CardId rule = teach(CONSTRAINT, "Never commit secrets");
    teach(FACT, "The logo is blue");
    teach(NEGATIVE_RESULT, "Running yarn audit failed");
    tester.teach("other", CONSTRAINT, "Never email customers");
    MakePack.Answer pack = pack("write release notes");
    assertThat(ids(pack)).containsExactly(rule);
    assertThat(pack.text())
        .contains("[" + rule.value() + ": user")
        .contains("\"Never commit secrets");
  }

  @Test
  @Promise(
      section = "5",
      value = "Tactics are packed by their utility.",
      kept = "`pack`, `record_outcome`")
  void usefulTacticsGoFirst() {
    CardId first = teach(TACTIC, "Run the login tests with retries on");
    teach(TACTIC, "Run the login tests with caches off");
    CardId best = ids(pack(HOW)).get(0);
    String its = best.equals(first) ? "retries on" : "caches off";
    outcome(packed("cairn", "how should I work with " + its), OutcomeType.TOOL_FAILURE);
    assertThat(read(best).utility().losses()).isEqualTo(1);
    assertThat(ids(pack(HOW)).get(1)).isEqualTo(best);
  }

  @Test
  @Promise(
      section = "5",
      value = "At most two cards of one topic are in a pack.",
      kept = "`pack`, `pack.per_topic_max`")
  void aPackIsDiverse() {
    EpisodeId episode = tester.begin();
    EntryId printed = tester.tool(episode, true, "zzz (of the deploy, on Monday)");
    for (String fact : List.of("takes an hour", "writes a log", "needs a key", "runs on Monday")) {
      memory()
          .remember(Remember.of(episode, FACT, "The deploy " + fact, Evidence.quote(printed, "zzz"))
              .about("deploy"));
    }
    assertThat(tester.end(episode).admitted()).isEqualTo(4);
    assertThat(items(pack("deploy"))).hasSize(2);
    assertThat(found("deploy")).as("search has no such cap").hasSize(4);
  }

  @Test
  @Promise(
      section = "5",
      value = "After a failure, for advice and about the past other things come first.",
      kept = "`pack` with `intent` and `because`")
  void theIntentOrdersThePack() {
    teach(CONSTRAINT, "Never deploy on Fridays");
    teach(COMMITMENT, "I will deploy the docs on Monday");
    teach(NEGATIVE_RESULT, "The deploy crashed without a token");
    teach(TACTIC, "Warm the cache before a deploy");
    teach(FACT, "The deploy takes an hour");
    EpisodeId episode = tester.begin();
    tester.tool(episode, false, "deploy crashed");
    MakePack.Answer failed = memory().pack(MakePack.of("fix the deploy").in(episode));
    assertThat(slots(failed)).containsExactly("negatives", "norms", "facts", "tactics");
    assertThat(slots(pack("how should I deploy?")))
        .containsExactly("tactics", "norms", "facts", "negatives");
    MakePack.Answer past = pack("what did I deploy last time?");
    assertThat(slots(past).subList(0, 2)).containsExactly("facts", "norms");
    assertThat(items(past).get(1).kind()).isEqualTo(COMMITMENT);
  }

  @Test
  @Promise(
      section = "5",
      value = "A question about the past is explicit and goes beyond the cap of a pack.",
      kept = "`pack` with intent `recollect`; else `pack.cards_max` holds")
  void thePastHasNoCap() {
    for (String part : "api web docs shop blog mail auth jobs chat feed".split(" ", -1)) {
      teach(FACT, "The " + part + " service was last deployed by its " + part + " team");
    }
    assertThat(items(pack("deploy a service", 9000))).hasSize(8);
    assertThat(items(pack("which service did I deploy last time?", 9000))).hasSize(10);
  }

  @Test
  @Promise(
      section = "6",
      value = "Weak cards unseen for long are archived, not deleted: found by search, not packed.",
      kept = "`compact`, `search`, `restore`",
      deviation = "The user's rules are never archived by compaction.")
  void weakCardsAreArchived() {
    CardId rule = teach(CONSTRAINT, "Never force-push to main");
    CardId fact = teach(FACT, "The staging port is 8420");
    toolDoubts(fact, true);
    toolDoubts(fact, true);
    assertThat(compact().archived()).isEmpty();
    tester.wait(Duration.ofDays(31));
    assertThat(compact().archived()).containsExactly(fact);
    assertThat(ids(pack("staging port"))).containsExactly(rule);
    assertThat(found("staging port").get(0)).isEqualTo(fact);
    assertThat(memory().restore(new RestoreCard(fact, Optional.empty())).status())
        .isNotEqualTo("archived");
    assertThat(ids(pack("staging port"))).contains(fact);
  }

  @Test
  @Promise(
      section = "6",
      value = "A sweep merges duplicates, with the evidence of both.",
      kept = "`compact` with `merged`")
  void duplicatesAreSwept() {
    CardId first = teach(FACT, "The gateway speaks gRPC");
    memory().archive(new ArchiveCard(first, Optional.empty()));
    CardId second = teach(FACT, "The gateway speaks gRPC");
    memory().restore(new RestoreCard(first, Optional.empty()));
    assertThat(inForce()).hasSize(2);
    assertThat(compact().merged()).hasSize(1);
    assertThat(inForce()).containsExactly("The gateway speaks gRPC");
    CardId kept = read(first).status().equals("active") ? first : second;
    assertThat(read(kept).evidence()).hasSize(2);
  }

  @Test
  @Promise(
      section = "7",
      value = "A tactic that won in several repositories may hold in their domain.",
      kept = "`promote`")
  void winsPromoteToTheDomain() {
    CardId here = teach(TACTIC, "Run the login tests with retries on");
    tester.teach("other", TACTIC, "Run the login tests with retries on");
    refused(Code.FORBIDDEN, () -> promote(here, Scope.domain("tools")));
    outcome(packed("cairn", HOW), OutcomeType.TOOL_SUCCESS);
    outcome(packed("other", HOW), OutcomeType.TOOL_SUCCESS);
    promote(here, Scope.domain("tools"));
    assertThat(read(here).scope()).isEqualTo(Scope.domain("tools"));
    refused(Code.FORBIDDEN, () -> promote(here, Scope.GLOBAL));
  }

  @Test
  @Promise(
      section = "7",
      value = "Only the user's explicit word makes a card hold everywhere.",
      kept = "`promote` with `evidence`")
  void onlyTheUserPromotesToGlobal() {
    CardId rule = teach(CONSTRAINT, "Never force-push to main");
    EpisodeId episode = tester.begin();
    EntryId printed = tester.tool(episode, true, "apply this everywhere");
    EntryId vague = tester.user(episode, "It rained everywhere yesterday.");
    refused(Code.FORBIDDEN, () -> promote(rule, Scope.GLOBAL, printed));
    refused(Code.FORBIDDEN, () -> promote(rule, Scope.GLOBAL, vague));
    everywhere(rule);
    assertThat(read(rule).scope()).isEqualTo(Scope.GLOBAL);
  }

  @Test
  @Promise(
      section = "8",
      value = "Finer attribution waits for four gates, counted from the log.",
      kept = "`gates`")
  void gatesAreCounted() {
    teach(TACTIC, "Run the login tests with retries on");
    assertThat(memory().gates(new ReadGates(), Reading.LATEST).volume().open()).isFalse();
    tester.wait(Duration.ofDays(60));
    for (int i = 0; i < 12; i++) {
      EpisodeId episode = packed("cairn", HOW);
      for (int line = 0; line < 10; line++) {
        tester.tool(episode, true, "12 passed");
      }
      tester.end(episode);
    }
    ReadGates.Answer gates = memory().gates(new ReadGates(), Reading.LATEST);
    assertThat(List.of(gates.retrievalStability(), gates.storeBoundedness(), gates.volume()))
        .allMatch(ReadGates.Gate::open);
    assertThat(gates.utilityPlateau().open()).as("it still improves").isFalse();
    assertThat(gates.ready()).isFalse();
  }
}
