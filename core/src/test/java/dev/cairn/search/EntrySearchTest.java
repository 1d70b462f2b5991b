package dev.cairn.search;

import static dev.cairn.index.SampleLog.DAWN;
import static dev.cairn.search.SearchTester.ids;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.SampleLog;
import dev.cairn.log.EntryId;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Cited;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Search over entries")
class EntrySearchTest {
  private final SearchTester tester = new SearchTester();
  private final SampleLog log = tester.log;

  private Search.Answer search(Search search, Reading reading) {
    return tester.search(search, reading);
  }

  private List<Search.Result> search(String query) {
    return tester.search(query);
  }

  @Test
  void givesTheEntryItsScoreAndTheWordsItWasFoundBy() {
    log.user("Never force-push to main.");
    log.user("Push the button.");
    Search.Result first = search("force push").get(0);
    assertThat(first.type()).isEqualTo("entry");
    assertThat(first.status()).isEqualTo("logged");
    assertThat(first.words()).isEqualTo("Never force-push to main.");
    assertThat(first.scope()).isEqualTo(Scope.repo("payments"));
    assertThat(first.flags()).isEmpty();
    assertThat(first.role()).contains(Role.USER);
    assertThat(first.position()).isEqualTo(2);
    assertThat(first.evidence()).hasSize(1);
    Cited cited = first.evidence().get(0);
    assertThat(cited.kind()).isEqualTo(EvidenceRef.Kind.USER_SPAN);
    assertThat(cited.quote()).isEqualTo("Never force-push to main.");
    assertThat(first.score()).isEqualTo(first.why().value()).isPositive();
    assertThat(SearchTester.reasons(first.why())).contains("'force'", "'push'");
  }

  @Test
  void quotesByCodePoints() {
    log.user("😀😀 ".repeat(200) + "the needle " + "😀😀 ".repeat(200));
    Cited cited = search("needle").get(0).evidence().get(0);
    assertThat(cited.quote()).contains("needle");
    assertThat(cited.end() - cited.start())
        .isEqualTo(cited.quote().codePointCount(0, cited.quote().length()))
        .isLessThanOrEqualTo(240);
  }

  @Test
  void neverCitesTheAssistant() {
    log.say("ep", Role.ASSISTANT, "I pushed it.", DAWN);
    Search.Result result = search("pushed").get(0);
    assertThat(result.evidence()).isEmpty();
    assertThat(result.flags()).containsExactly("not_evidence");
  }

  @Test
  void flagsFailedToolsAndLongTexts() {
    log.tool("bash", false, "error ".repeat(1_000));
    log.tool("bash", true, "error free");
    List<Search.Result> results = search("error");
    Search.Result failed = SearchTester.result(results, "e2");
    assertThat(failed.flags()).containsExactly("failed", "truncated");
    assertThat(failed.words()).hasSize(2_000);
    assertThat(failed.evidence().get(0).kind()).isEqualTo(EvidenceRef.Kind.TOOL_OUTPUT);
    assertThat(SearchTester.result(results, "e3").flags()).isEmpty();
  }

  @Test
  void leavesOutWhatWasErasedAndFillsUpWithTheNext() {
    try (EntryIndex index = EntryIndex.inMemory(log.source())) {
      EntryId erased = log.user("plan");
      EntryId kept = log.user("a plan for the day");
      index.catchUp(log.head());
      log.erase(erased);
      Search.Answer answer = tester.search(index, Search.of("plan").limit(1), Reading.LATEST);
      assertThat(ids(answer.results())).containsExactly(kept.value());
    }
  }

  @Test
  void looksOnlyInTheScopeAskedFor() {
    log.episode("other", "billing", "frontend");
    log.user("deploy"); // e3
    log.say("other", Role.USER, "deploy", DAWN); // e4
    Search deploy = Search.of("deploy");
    assertThat(ids(search(deploy.scope(Scope.repo("billing")), Reading.LATEST).results()))
        .containsExactly("e4");
    assertThat(ids(search(deploy.scope(Scope.domain("backend")), Reading.LATEST).results()))
        .containsExactly("e3");
    assertThat(ids(search(deploy.scope(Scope.GLOBAL), Reading.LATEST).results()))
        .containsExactly("e4", "e3");
    assertThat(ids(search(inDomain("frontend"), Reading.LATEST).results())).containsExactly("e4");
    assertThat(ids(search(inDomain("domain:frontend"), Reading.LATEST).results()))
        .containsExactly("e4");
  }

  private static Search inDomain(String domain) {
    return with(Optional.empty(), Optional.of(domain), OptionalInt.empty());
  }

  private static Search with(
      Optional<List<Search.In>> in, Optional<String> domain, OptionalInt limit) {
    return new Search(
        "deploy",
        in,
        Optional.empty(),
        domain,
        Optional.empty(),
        limit,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  @Test
  void answersAsOfAPositionAsItDidThen() {
    log.user("deploy on monday");
    Search.Answer then = search(Search.of("deploy"), Reading.LATEST);
    log.user("deploy deploy");
    log.tool("bash", true, "deploy");
    Search.Answer now =
        search(Search.of("deploy"), Reading.asOf(new AsOf.Position(then.position())));
    assertThat(now).isEqualTo(then);
    assertThat(then.position()).isEqualTo(2);
  }

  @Test
  void answersAsOfATimeFromWhatHadHappened() {
    log.say("ep", Role.USER, "deploy late", DAWN.plusSeconds(100));
    log.say("ep", Role.USER, "deploy early", DAWN);
    Search.Answer answer =
        search(Search.of("deploy"), Reading.asOf(new AsOf.Time(DAWN.plusSeconds(50))));
    assertThat(answer.results()).extracting(Search.Result::words).containsExactly("deploy early");
  }

  @Test
  void findsNothingWhereThereIsNothing() {
    assertThat(search("deploy")).isEmpty();
    log.user("deploy");
    assertThat(search("?! ...")).isEmpty();
    assertThat(search("absent")).isEmpty();
    assertThat(search(
                with(Optional.of(List.of(Search.In.CARDS)), Optional.empty(), OptionalInt.empty()),
                Reading.LATEST)
            .results())
        .isEmpty();
    assertThat(search(Search.of("deploy"), Reading.LATEST).position()).isEqualTo(2);
  }

  @Test
  void givesAsManyAsAreAskedForTheNewerFirstAmongEquals() {
    for (int i = 0; i < 50; i++) {
      log.say("talk" + i, Role.USER, "deploy", DAWN);
    }
    assertThat(ids(search("deploy"))).hasSize(10).startsWith("e51", "e50", "e49");
    assertThat(search(Search.of("deploy").limit(3), Reading.LATEST).results()).hasSize(3);
    assertThat(search(Search.of("deploy").limit(1_000), Reading.LATEST).results())
        .hasSize(50);
  }

  @Test
  void refusesWhatMakesNoSenseAndNamesTheField() {
    assertRefused(Search.of("  "), Code.INVALID_ARGUMENT, "query");
    assertRefused(Search.of("x".repeat(10_001)), Code.TOO_LARGE, "query");
    assertRefused(Search.of("x").limit(0), Code.INVALID_ARGUMENT, "limit");
    assertRefused(Search.of("x").limit(1_001), Code.INVALID_ARGUMENT, "limit");
    assertRefused(
        with(Optional.of(List.of()), Optional.empty(), OptionalInt.empty()),
        Code.INVALID_ARGUMENT,
        "in");
    assertRefused(
        inDomain("frontend").scope(Scope.domain("backend")), Code.INVALID_ARGUMENT, "domain");
  }

  private void assertRefused(Search search, Code code, String field) {
    CairnException refusal =
        catchThrowableOfType(CairnException.class, () -> search(search, Reading.LATEST));
    assertThat(refusal.code()).isEqualTo(code);
    assertThat(refusal.field()).contains(field);
    assertThat(refusal).hasMessageContaining(field);
  }

  @Test
  void takesManyWords() {
    log.user("word7");
    StringBuilder query = new StringBuilder();
    for (int i = 0; i < 1_200; i++) {
      query.append("word").append(i).append(' ');
    }
    assertThat(search(query.toString())).hasSize(1);
  }
}
