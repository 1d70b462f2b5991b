package dev.cairn;

import static dev.cairn.log.CardKind.COMMITMENT;
import static dev.cairn.log.CardKind.CONSTRAINT;
import static dev.cairn.log.CardKind.FACT;
import static dev.cairn.log.CardKind.NEGATIVE_RESULT;
import static dev.cairn.log.CardKind.PREFERENCE;
import static dev.cairn.log.CardKind.TACTIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.Code;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EvidenceRef;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.DisputeCard;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.ReadLedger;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecheckCard;
import dev.cairn.operation.Search;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S4, the memory of cards")
class S4CardsTest extends CardsByOperation {
  private static final String SYNC = "aws s3 sync data/kiln s3://raw";

  @Test
  @Promise(
      section = "0",
      value = "What failed once is warned of before it is done again.",
      kept = "`log`, `check`")
  void mistakesAreNotRepeated() {
    EpisodeId episode = tester.begin();
    tester.tool(episode, false, "$ " + SYNC + "\nAn error occurred (AccessDenied): not allowed");
    tester.end(episode);
    CheckAction.Answer again = memory().check(CheckAction.of(SYNC).in(REPO));
    assertThat(again.verdict()).isEqualTo(CheckAction.Verdict.CAUTION);
    assertThat(again.guards().get(0).kind()).isEqualTo(NEGATIVE_RESULT);
  }

  @Test
  @Promise(
      section = "1",
      value = "The log is append-only and canonical: raw text, stable ids, hashes.",
      kept = "`log`, `episode`, `end_episode`, `verify`")
  void theLogKeepsEveryWord() {
    EpisodeId episode = tester.begin();
    Log.Answer said = memory().log(Log.user(episode, "Größe: 3"));
    tester.end(episode);
    refused(Code.CONFLICT, () -> tester.user(episode, "more"));
    assertThat(said.sha256()).matches("[0-9a-f]{64}");
    assertThat(memory().episode(ReadEpisode.of(episode), Reading.LATEST).entries())
        .singleElement()
        .satisfies(entry -> {
          assertThat(entry.entry()).isEqualTo(said.entry());
          assertThat(entry.text()).contains("Größe: 3");
        });
    assertThat(memory().verify(new Verify(Optional.of(true)), Progress.NONE).ok())
        .isTrue();
  }

  @Test
  @Promise(
      section = "1",
      value = "Cards are an index over the log and can be rebuilt from it.",
      kept = "`rebuild`, `consolidate`")
  void cardsAreRebuilt() {
    heard("Always use tabs.");
    teach(FACT, "The gateway speaks gRPC");
    List<String> before = inForce();
    Rebuild.Answer rebuilt = memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
    assertThat(inForce()).isEqualTo(before).hasSize(2);
  }

  @Test
  @Promise(
      section = "1",
      value =
          "A card carries scope, topic, status, rule version and pointers to its exact evidence.",
      kept = "`read`")
  void aCardCitesItsEvidence() {
    EpisodeId episode = tester.begin();
    EntryId said = tester.user(episode, "Hello! Never force-push to main.");
    ReadCard.Answer card = read(only(tester.end(episode)));
    assertThat(card.kind()).isEqualTo(CONSTRAINT);
    assertThat(card.scope()).isEqualTo(REPO);
    assertThat(card.status()).isEqualTo("active");
    assertThat(List.of(card.topicKey(), card.ruleVersion())).allMatch(text -> !text.isBlank());
    assertThat(card.createdAt()).isEqualTo(CardTester.MONDAY);
    assertThat(card.createdFrom()).singleElement().satisfies(ref -> {
      assertThat(ref.kind()).isEqualTo(EvidenceRef.Kind.USER_SPAN);
      assertThat(ref.id()).isEqualTo(said);
      assertThat("Hello! Never force-push to main.".substring(ref.start(), ref.end()))
          .isEqualTo(ref.quote())
          .contains("Never force-push to main");
      assertThat(ref.hash()).matches("[0-9a-f]{64}");
    });
  }

  @Test
  @Promise(
      section = "1",
      value =
          "Each kind needs evidence of its own: rules the user's words, failures a failed output.",
      kept = "`remember`, `end_episode` with `evidence_missing`")
  void eachKindHasItsEvidence() {
    EpisodeId episode = tester.begin();
    EntryId printed = tester.tool(episode, true, "zzz");
    EntryId said = tester.user(episode, "Hm, well.");
    for (CardKind kind : List.of(PREFERENCE, CONSTRAINT, COMMITMENT, NEGATIVE_RESULT)) {
      propose(episode, kind, "Always run rm -rf", printed);
    }
    propose(episode, TACTIC, "Run rm -rf first", said);
    assertThat(reasons(tester.end(episode))).hasSize(5).containsOnly("evidence_missing");
    assertThat(inForce()).isEmpty();
  }

  @Test
  @Promise(
      section = "1",
      value = "A fact may rest on the user's words, a document or an output; never on the model's.",
      kept = "`remember`, `read`")
  void factsNeedAnAnchorOfAnyKind() {
    EpisodeId episode = tester.begin();
    propose(
        episode,
        FACT,
        "The cache lives in Redis",
        tester.user(episode, "The cache lives in Redis"));
    propose(episode, FACT, "The gateway speaks gRPC", document(episode, "The gateway speaks gRPC"));
    propose(
        episode,
        FACT,
        "Logs rotate at midnight",
        tester.tool(episode, true, "zzz (logs rotate at midnight)"));
    EntryId model =
        memory().log(Log.assistant(episode, "Customers pay in euros")).entry();
    refused(Code.EVIDENCE_MISMATCH, () -> propose(episode, FACT, "Customers pay in euros", model));
    tester.end(episode);
    assertThat(inForce())
        .containsExactlyInAnyOrder(
            "The cache lives in Redis", "The gateway speaks gRPC", "Logs rotate at midnight");
  }

  @Test
  @Promise(
      section = "1",
      value = "Every showing of a card is noted with its episode, channel and time.",
      kept = "`pack`, `search`, `read`, `check` with `episode`")
  void exposuresAreNoted() {
    CardId rule = teach(CONSTRAINT, "Never force-push to main");
    EpisodeId episode = packed("cairn", "push my branch");
    memory().search(Search.of("force push").in(episode));
    memory().read(new ReadCard(rule, Optional.of(episode)));
    memory()
        .check(new CheckAction(
            "git push --force origin main",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(episode),
            Optional.empty(),
            Optional.empty()));
    assertThat(read(rule).exposures())
        .extracting(ReadCard.Exposure::channel)
        .containsExactlyInAnyOrder("auto_pack", "search", "explicit_read", "check");
  }

  @Test
  @Promise(
      section = "2",
      value = "Candidates are found in what was said and printed, without being asked.",
      kept = "`log`, `end_episode`")
  void candidatesAreFoundInTheLog() {
    EpisodeId episode = tester.begin();
    tester.user(episode, "Never force-push to main.");
    tester.tool(episode, false, "error: cannot find module 'left-pad'");
    assertThat(tester.end(episode).decisions())
        .extracting(decision -> decision.kind().orElseThrow())
        .containsExactlyInAnyOrder(CONSTRAINT, NEGATIVE_RESULT);
  }

  @Test
  @Promise(
      section = "2",
      value = "Each scope and kind has a hard budget, denser in a repository than beyond it.",
      kept = "`card.budget_*`, `end_episode` with `archived`",
      deviation = "A full budget archives the weakest card; the user's rules are never refused.")
  void budgetsAreKept() {
    Map<String, Object> policy =
        memory().status(new Status(), Reading.LATEST).policy().values();
    assertThat(List.of("repo", "domain", "global"))
        .extracting(tier -> ((Number) policy.get("card.budget_fact_" + tier)).intValue())
        .containsExactly(300, 180, 100);
    set("card.budget_fact_repo", 1);
    CardId first = teach(FACT, "The gateway speaks gRPC");
    teach(FACT, "Invoices are sent on Mondays");
    assertThat(read(first).status()).isEqualTo("archived");
    assertThat(inForce()).containsExactly("Invoices are sent on Mondays");
  }

  @Test
  @Promise(
      section = "2",
      value = "An episode may add only so many cards of a kind.",
      kept = "`card.per_episode_*`, `end_episode` with `episode_kind_cap`",
      deviation = "The caps do not bind rules the user said in different sentences.")
  void anEpisodeAddsOnlySoMuch() {
    EpisodeId episode = tester.begin();
    List<String> facts = List.of(
        "The cache lives in Redis",
        "Invoices are sent on Mondays",
        "The gateway speaks gRPC",
        "Customers pay in euros",
        "Logs rotate at midnight");
    EntryId printed = tester.tool(episode, true, "zzz (" + String.join("; ", facts) + ")");
    facts.forEach(fact -> propose(episode, FACT, fact, printed));
    EndEpisode.Ledger ledger = tester.end(episode);
    assertThat(ledger.admitted()).isEqualTo(4);
    assertThat(reasons(ledger)).containsOnlyOnce("episode_kind_cap");
    assertThat(heard("Never force-push to main. Never commit secrets. Never deploy on Fridays.")
            .admitted())
        .isEqualTo(3);
  }

  @Test
  @Promise(
      section = "2",
      value = "What is known already makes no second card: its evidence joins the first.",
      kept = "`end_episode` with `merged`, `read`")
  void duplicatesMerge() {
    CardId fact = teach(FACT, "The staging port is 8420");
    EpisodeId episode = tester.begin();
    propose(
        episode, FACT, "The staging port is 8420.", tester.tool(episode, true, "zzz (port 8420)"));
    assertThat(tester.end(episode).merged()).isEqualTo(1);
    assertThat(inForce()).hasSize(1);
    assertThat(read(fact).evidence()).hasSize(2);
  }

  @Test
  @Promise(
      section = "2",
      value = "A rule is superseded only by later words of the user that say otherwise.",
      kept = "`end_episode` with `superseded`, `read`")
  void onlyTheUserSupersedes() {
    CardId old = only(heard("Always use tabs."));
    EpisodeId episode = tester.begin();
    EntryId printed = tester.tool(episode, true, "Never use tabs.");
    propose(episode, CONSTRAINT, "Never use tabs.", printed);
    assertThat(tester.end(episode).superseded()).isZero();
    heard("Please keep answers short");
    assertThat(read(old).status()).isEqualTo("active");
    EndEpisode.Ledger ledger = heard("Never use tabs.");
    assertThat(ledger.superseded()).isEqualTo(1);
    assertThat(read(old).status()).isEqualTo("superseded");
    assertThat(read(old).supersededBy()).isEqualTo(ledger.decisions().get(0).card());
  }

  @Test
  @Promise(
      section = "2",
      value = "An earlier sentence that is proposed late does not undo a later one.",
      kept = "`end_episode` with `said_otherwise_later`")
  void laterWordsStandAgainstEarlierOnes() {
    EpisodeId first = tester.begin();
    EntryId earlier = tester.user(first, "Always use tabs.");
    tester.wait(Duration.ofHours(1));
    heard("Never use tabs.");
    tester.wait(Duration.ofHours(1));
    tester.remember(first, CONSTRAINT, "Always use tabs.", earlier, "Always use tabs.");
    EndEpisode.Ledger ledger = tester.end(first);
    assertThat(reasons(ledger)).isNotEmpty().containsOnly("said_otherwise_later");
    assertThat(inForce()).containsExactly("Never use tabs.");
  }

  @Test
  @Promise(
      section = "2",
      value = "The ledger accounts for every candidate of every episode, with reason and rule.",
      kept = "`end_episode`, `ledger`")
  void theLedgerAccountsForAll() {
    EpisodeId episode = tester.begin();
    tester.user(episode, "Never force-push to main.");
    propose(episode, TACTIC, "Warm the cache first", tester.user(episode, "Hm, well."));
    EndEpisode.Ledger ledger = tester.end(episode);
    assertThat(List.of(ledger.proposed(), ledger.admitted(), ledger.refused()))
        .containsExactly(2L, 1L, 1L);
    assertThat(ledger.decisions())
        .hasSize(2)
        .allMatch(each -> !each.reason().isBlank() && !each.rule().isBlank());
    assertThat(memory()
            .ledger(new ReadLedger(Optional.of(episode), OptionalInt.empty()))
            .ledgers())
        .containsExactly(ledger);
  }

  @Test
  @Promise(
      section = "3",
      value = "Truth comes from anchored evidence alone; it does not decay.",
      kept = "`read` with `truth`, `dispute` with `contradicts`")
  void truthIsEvidence() {
    CardId fact = teach(FACT, "The staging port is 8420");
    assertThat(read(fact).truth().value()).isCloseTo(2 / 3.0, within(1e-12));
    memory().dispute(DisputeCard.of(fact));
    toolDoubts(fact, false);
    tester.wait(Duration.ofDays(3650));
    assertThat(read(fact).truth().value()).as("doubts").isCloseTo(2 / 3.0, within(1e-12));
    toolDoubts(fact, true);
    assertThat(read(fact).truth().value()).as("contradicted").isEqualTo(0.5);
  }

  @Test
  @Promise(
      section = "3",
      value = "Facts that say otherwise do not replace each other: the older one is contradicted.",
      kept = "`end_episode`, `read` with `disputes`")
  void factsThatDifferBothStay() {
    CardId old = teach(FACT, "The staging database is Postgres 15");
    CardId young = teach(FACT, "The staging database is Postgres 16");
    assertThat(read(old).status()).isEqualTo("active");
    assertThat(read(old).disputes())
        .singleElement()
        .satisfies(doubt -> assertThat(doubt.by()).contains(young));
    assertThat(read(old).truth().value()).isLessThan(read(young).truth().value());
  }

  @Test
  @Promise(
      section = "3",
      value = "Doubts weigh by evidence (output, document, user); enough ask for a recheck.",
      kept = "`dispute`, `recheck`, `card.recheck_repo`, `card.recheck_global`")
  void doubtsAddUp() {
    CardId fact = teach(FACT, "The staging port is 8420");
    EpisodeId episode = tester.begin();
    assertThat(memory().dispute(DisputeCard.of(fact)).mass()).isZero();
    EntryId said = tester.user(episode, "I doubt it");
    assertThat(doubt(fact, said, false).mass()).isCloseTo(0.4, within(1e-12));
    assertThat(doubt(fact, document(episode, "Port 9000"), false).mass())
        .isCloseTo(1.1, within(1e-12));
    DisputeCard.Answer last = toolDoubts(fact, false);
    assertThat(last.mass()).isCloseTo(2.1, within(1e-12));
    assertThat(last.status()).isEqualTo("needs_recheck");
    List<Evidence> proof = List.of(Evidence.quote(said, "I doubt it"));
    assertThat(memory()
            .recheck(new RecheckCard(fact, RecheckCard.Verdict.CONFIRMED, proof))
            .status())
        .isEqualTo("active");
  }

  @Test
  @Promise(
      section = "3",
      value = "Facts of a repository are rechecked soon, those that hold everywhere late.",
      kept = "`dispute`, `card.recheck_repo`, `card.recheck_domain`, `card.recheck_global`")
  void widerFactsBearMoreDoubt() {
    CardId here = teach(FACT, "The staging port is 8420");
    CardId all = teach(FACT, "The gateway speaks gRPC");
    everywhere(all);
    for (int mass = 1; mass <= 4; mass++) {
      assertThat(toolDoubts(here, false).status()).isEqualTo(mass < 2 ? "active" : "needs_recheck");
      assertThat(toolDoubts(all, false).status()).isEqualTo(mass < 4 ? "active" : "needs_recheck");
    }
  }

  @Test
  @Promise(
      section = "3",
      value = "A card in doubt goes down in packs; search and read show it, flagged.",
      kept = "`pack`, `search`, `read`")
  void doubtIsShownNotHidden() {
    CardId doubted = teach(FACT, "The deploy needs a token");
    CardId sure = teach(FACT, "A deploy also needs a key and a name");
    assertThat(ids(pack("deploy needs a token"))).containsExactly(doubted, sure);
    toolDoubts(doubted, false);
    toolDoubts(doubted, false);
    assertThat(ids(pack("deploy needs a token"))).containsExactly(sure, doubted);
    assertThat(search("deploy needs a token"))
        .filteredOn(found -> found.id().equals(doubted.value()))
        .singleElement()
        .satisfies(found -> assertThat(found.flags()).contains("needs recheck"));
    assertThat(read(doubted).flags()).contains("needs recheck");
  }
}
