package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Decide.Verdict;
import dev.cairn.operation.ListApprovals;
import dev.cairn.operation.ListApprovals.State;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.Reject;
import dev.cairn.operation.Simulate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a person says to a call")
class ApprovalsTest {
  private static final Decide DELETE = Decide.of("files:delete", 0.9).args(Map.of("path", "tmp/a"));

  private final CardTester tester = new CardTester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private Verdict verdict(Decide request) {
    return memory().decide(request).verdict();
  }

  private List<State> states() {
    return memory().approvals(ListApprovals.newest()).approvals().stream()
        .map(ListApprovals.Item::state)
        .toList();
  }

  @Test
  void isUsedUpByTheDecisionItAllows() {
    String asked = memory().decide(DELETE).decision();
    assertThat(states()).containsExactly(State.WAITING);
    memory().approve(Approve.decision(asked, "ada"));
    assertThat(states()).containsExactly(State.GIVEN);
    assertThat(verdict(DELETE)).isEqualTo(Verdict.ALLOW);
    assertThat(states()).containsExactly(State.SPENT);
    assertThat(verdict(DELETE)).as("nobody reported the run, and still").isEqualTo(Verdict.ASK);
  }

  @Test
  void isNotUsedUpByADecisionItDidNotAllow() {
    memory().approve(Approve.call("files:delete", Map.of("path", "tmp/a"), "ada"));
    assertThat(verdict(Decide.of("files:delete", 0.9).args(Map.of("path", "tmp/b"))))
        .isEqualTo(Verdict.ASK);
    assertThat(verdict(DELETE)).isEqualTo(Verdict.ALLOW);
  }

  @Test
  void endsWithItsTime() {
    memory()
        .approve(Approve.call("files:delete", Map.of("path", "tmp/a"), "ada").seconds(60));
    tester.wait(Duration.ofSeconds(61));
    assertThat(verdict(DELETE)).isEqualTo(Verdict.ASK);
    assertThat(states()).contains(State.EXPIRED);
    memory().approve(Approve.call("files:delete", Map.of("path", "tmp/a"), "ada"));
    tester.wait(Duration.ofSeconds(899));
    assertThat(verdict(DELETE)).isEqualTo(Verdict.ALLOW);
  }

  @Test
  void standsUntilRevokedIfItIsStanding() {
    memory().approve(Approve.standing("files:delete", "ada"));
    tester.wait(Duration.ofDays(30));
    assertThat(verdict(DELETE)).isEqualTo(Verdict.ALLOW);
    assertThat(verdict(DELETE)).isEqualTo(Verdict.ALLOW);
  }

  @Test
  void noMeansNoForTheRestOfTheEpisode() {
    EpisodeId here = tester.begin();
    EpisodeId there = tester.begin();
    String asked = memory().decide(DELETE.in(here)).decision();
    assertThat(memory().reject(Reject.of(asked, "ada")).state()).isEqualTo("rejected");
    assertThat(memory().reject(Reject.of(asked, "ada")).state()).as("again").isEqualTo("rejected");
    Decide.Answer again = memory().decide(DELETE.in(here));
    assertThat(again.verdict()).isEqualTo(Verdict.DENY);
    assertThat(again.because()).contains("rejected");
    assertThat(verdict(DELETE.in(there))).isEqualTo(Verdict.ASK);
    assertThat(verdict(Decide.of("files:delete", 0.9).args(Map.of("path", "b")).in(here)))
        .isEqualTo(Verdict.ASK);
    assertThat(memory().approvals(ListApprovals.in(State.REJECTED)).approvals())
        .singleElement()
        .satisfies(no -> assertThat(no.args()).contains("{\"path\":\"tmp/a\"}"));
  }

  @Test
  void comesTooLateForACallThatWasMade() {
    String made = memory().decide(DELETE).decision();
    memory().recordExecution(RecordExecution.of(made, true));
    assertThatThrownBy(() -> memory().reject(Reject.of(made, "ada")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("made already");
    assertThatThrownBy(() -> memory().reject(Reject.of("d_none", "ada")))
        .hasMessageContaining("there is no decision");
  }

  @Test
  void isTheSameAfterARebuild() {
    EpisodeId here = tester.begin();
    memory().reject(Reject.of(memory().decide(DELETE.in(here)).decision(), "ada"));
    memory().approve(Approve.call("files:delete", Map.of(), "ada").seconds(60));
    var rebuilt = memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
    assertThat(verdict(DELETE.in(here))).isEqualTo(Verdict.DENY);
  }

  @Test
  void areListedPageByPageThoughTheyWereGivenAtOneTime() {
    for (int i = 0; i < 5; i++) {
      memory().approve(Approve.call("files:delete", Map.of("path", "tmp/" + i), "ada"));
    }
    ListApprovals pages = ListApprovals.newest().limit(2);
    List<String> seen = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      ListApprovals.Answer page = memory().approvals(cursor.map(pages::after).orElse(pages));
      page.approvals().forEach(item -> seen.add(item.args().orElseThrow()));
      cursor = page.cursor();
    } while (cursor.isPresent());
    assertThat(seen).hasSize(5).doesNotHaveDuplicates();
  }

  @Test
  void decisionsAreListedWithHowTheyWent() {
    String first = memory().decide(Decide.of("acme:sync", 0.9)).decision();
    memory().recordExecution(RecordExecution.of(first, false));
    memory().decide(DELETE);
    List<ListDecisions.Item> all = memory().decisions(ListDecisions.newest()).decisions();
    assertThat(all)
        .extracting(ListDecisions.Item::verdict)
        .containsExactly(Verdict.ASK, Verdict.ALLOW);
    assertThat(all.get(1).ok()).contains(false);
    assertThat(all.get(0).because()).isNotBlank();
    assertThat(memory().decisions(ListDecisions.newest().verdict(Verdict.ALLOW)).decisions())
        .extracting(ListDecisions.Item::decision)
        .containsExactly(first);
  }

  @Test
  void anotherPolicyIsTriedWithoutWritingAnything() {
    memory().decide(Decide.of("acme:sync", 0.8));
    memory().decide(Decide.of("acme:sync", 0.9));
    memory().decide(DELETE);
    long before = memory().decisions(ListDecisions.newest()).position();
    Simulate.Answer tried =
        memory().simulate(new Simulate(Map.of("decision.moderate_base", 0.8), Optional.empty()));
    assertThat(tried.decisions()).isEqualTo(3);
    assertThat(tried.now()).containsEntry("allow", 2L).containsEntry("ask", 1L);
    assertThat(tried.then()).containsEntry("allow", 1L).containsEntry("ask", 2L);
    assertThat(tried.changed()).singleElement().satisfies(change -> {
      assertThat(change.was()).isEqualTo(Verdict.ALLOW);
      assertThat(change.would()).isEqualTo(Verdict.ASK);
    });
    assertThat(memory().decisions(ListDecisions.newest()).position()).isEqualTo(before);
    assertThatThrownBy(
            () -> memory().simulate(new Simulate(Map.of("no.such", 1), Optional.empty())))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.field()).contains("policy"));
  }
}
