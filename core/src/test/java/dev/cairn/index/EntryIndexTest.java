package dev.cairn.index;

import static dev.cairn.index.SampleLog.DAWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The index of entries")
class EntryIndexTest {
  private final SampleLog log = new SampleLog().episode("ep", "payments", "backend");

  static List<String> ids(Found found) {
    return found.candidates().stream().map(each -> each.entry().id().value()).toList();
  }

  static Question ask(String words) {
    return ask(words, 100);
  }

  static Question ask(String words, int most) {
    return ask(words, Question.Only.ALL, most);
  }

  /** Without the turns beside what was found. */
  private static Question ask(String words, Question.Only only, int most) {
    return Question.of(
        words, only, Moment.NOW, Policy.DEFAULT.search(), new Question.Extent(most, 0, 3, 12));
  }

  private List<String> found(String words) {
    try (EntryIndex index = log.index()) {
      return ids(index.search(ask(words)));
    }
  }

  @Test
  void findsAnEntryByAnyOfItsWordsInTheOrderOfTheLog() {
    log.user("Never force-push to main."); // e2
    log.user("Push the button."); // e3
    log.user("The weather is fine."); // e4
    assertThat(found("force push")).containsExactly("e2", "e3");
    assertThat(found("pushed pushes")).containsExactly("e2", "e3");
    assertThat(found("rain")).isEmpty();
    assertThat(found("?!")).isEmpty();
  }

  @Test
  void takesFirstTheRarerWordTheShorterTextAndAmongEqualsTheNewer() {
    log.user("deploy the service"); // e2
    log.user("deploy the database"); // e3
    log.user("deploy the service, then wait a long while and look at all of the many graphs"); // e4
    log.user("deploy the service"); // e5
    assertThat(best("deploy database", 1)).containsExactly("e3");
    assertThat(best("service", 1)).containsExactly("e5");
    assertThat(best("service", 2)).containsExactly("e2", "e5");
    assertThat(best("service", 3)).containsExactly("e2", "e4", "e5");
    assertThat(best("service", 0)).isEmpty();
  }

  private List<String> best(String words, int most) {
    try (EntryIndex index = log.index()) {
      return ids(index.search(ask(words, most)));
    }
  }

  @Test
  void looksForWordsThatSayNothingOnlyIfThereAreNoOthers() {
    log.user("The weather is fine."); // e2
    log.user("To be or not to be"); // e3
    assertThat(found("what is the weather")).containsExactly("e2");
    assertThat(found("to be")).containsExactly("e3");
  }

  @Test
  void findsAnAssistantsLongTextByItsLastWord() {
    log.say("ep", Role.ASSISTANT, "filler ".repeat(5_000) + "needle", DAWN); // e2
    try (EntryIndex index = log.index()) {
      Found.Candidate deep = index.search(ask("needle")).candidates().get(0);
      assertThat(deep.entry().id()).isEqualTo(new EntryId("e2"));
      assertThat(deep.times().getInt(0)).as("in all of it").isEqualTo(1);
      assertThat(deep.head().times().getInt(0)).as("in its beginning").isZero();
      assertThat(deep.head().length()).isPositive().isLessThan(deep.length());
      assertThat(deep.shape().cut()).isTrue();
    }
  }

  @Test
  void findsAToolsOutputByTheToolAndADocumentByItsAddress() {
    log.tool("mcp__GitHub__createIssue", true, "done"); // e2
    log.tool("bash", true, "ok"); // e3
    log.document("docs/RELEASING.md", "Ask first."); // e4
    assertThat(found("create_issue")).containsExactly("e2");
    assertThat(found("github")).containsExactly("e2");
    assertThat(found("bash")).containsExactly("e3");
    assertThat(found("local")).as("no tool is named so").isEmpty();
    assertThat(found("releasing.md")).containsExactly("e4");
  }

  @Test
  void knowsEverythingOfAnEntryButItsWords() {
    EntryId id = log.tool("bash", false, "2 tests failed");
    try (EntryIndex index = log.index()) {
      Entry entry = index.find(id).orElseThrow();
      EntryLogged logged = entry.logged();
      assertThat(entry.position()).isEqualTo(2);
      assertThat(entry.scope()).isEqualTo(Scope.repo("payments"));
      assertThat(logged.episode()).isEqualTo(new EpisodeId("ep"));
      assertThat(logged.role()).isEqualTo(Role.TOOL);
      assertThat(logged.tool()).contains(ToolId.parse("bash"));
      assertThat(logged.ok()).contains(false);
      assertThat(logged.text().codePoints()).isEqualTo(14);
      assertThat(index.find(new EntryId("nobody"))).isEmpty();
    }
  }

  @Test
  void filtersWithoutChangingScores() {
    log.episode("other", "billing", "frontend");
    log.user("deploy now"); // e3
    log.say("other", Role.ASSISTANT, "deploy now", DAWN.plusSeconds(60)); // e4
    log.say("nowhere", Role.USER, "deploy now", DAWN.plusSeconds(90)); // e5
    try (EntryIndex index = log.index()) {
      Optional<EpisodeId> other = Optional.of(new EpisodeId("other"));
      Optional<String> no = Optional.empty();
      Optional<Instant> ever = Optional.empty();
      Optional<Role> any = Optional.empty();
      assertOnly(index, new Question.Only(other, no, no, any, ever, ever), "e4");
      Optional<EpisodeId> all = Optional.empty();
      assertOnly(index, new Question.Only(all, Optional.of("payments"), no, any, ever, ever), "e3");
      assertOnly(index, new Question.Only(all, no, Optional.of("frontend"), any, ever, ever), "e4");
      assertOnly(
          index, new Question.Only(all, no, no, Optional.of(Role.USER), ever, ever), "e3", "e5");
      Optional<Instant> minute = Optional.of(DAWN.plusSeconds(60));
      assertOnly(index, new Question.Only(all, no, no, any, minute, ever), "e4", "e5");
      assertOnly(index, new Question.Only(all, no, no, any, ever, minute), "e3");
      Optional<Instant> justAfter = Optional.of(DAWN.plusSeconds(60).plusNanos(1));
      assertOnly(index, new Question.Only(all, no, no, any, minute, justAfter), "e4");
      assertOnly(index, new Question.Only(all, no, no, any, justAfter, ever), "e5");
    }
  }

  private static void assertOnly(EntryIndex index, Question.Only only, String... expected) {
    Found whole = index.search(ask("deploy"));
    Found part = index.search(ask("deploy", only, 100));
    assertThat(ids(part)).containsExactly(expected);
    assertThat(part.corpus()).isEqualTo(whole.corpus());
    assertThat(part.candidates()).allMatch(whole.candidates()::contains);
  }

  @Test
  void keepsAnErasedEntryButNotItsWords() {
    EntryId id = log.user("my secret plan");
    log.user("a plan");
    log.erase(id);
    assertThat(found("secret")).isEmpty();
    try (EntryIndex index = log.index()) {
      assertThat(index.find(id)).isPresent();
      assertThat(index.search(ask("plan")).corpus().texts()).isEqualTo(1);
    }
  }

  @Test
  void findsWhatWasWrittenAsSoonAsItHasCaughtUp() {
    try (EntryIndex index = log.index()) {
      for (int i = 0; i < 50; i++) {
        EntryId id = log.user("note number" + i);
        index.catchUp(log.head());
        assertThat(ids(index.search(ask("number" + i, 1)))).containsExactly(id.value());
        assertThat(index.position()).isEqualTo(log.head().position());
      }
    }
  }

  @Test
  void aCallerWhoLookedEarlierDoesNotSetItBack() {
    log.user("first");
    var before = log.head();
    log.user("second");
    try (EntryIndex index = log.index()) {
      index.catchUp(before);
      assertThat(index.position()).isEqualTo(log.head().position());
      assertThat(ids(index.search(ask("second")))).hasSize(1);
    }
  }

  @Test
  void takesLargeAndEmptyTexts() {
    log.user("");
    log.user("x".repeat(4 << 20));
    log.user("word ".repeat(500_000));
    try (EntryIndex index = log.index()) {
      assertThat(ids(index.search(ask("word")))).containsExactly("e4");
      assertThat(ids(index.search(ask("x".repeat(4 << 20))))).containsExactly("e3");
      assertThat(index.find(new EntryId("e2"))).isPresent();
      assertThat(index.footprint()).isPositive();
    }
  }

  @Test
  void servesManyAtOnceWhileItGrows() throws Exception {
    try (EntryIndex index = log.index()) {
      ExecutorService pool = Executors.newFixedThreadPool(4);
      List<Future<?>> work = IntStream.range(0, 400)
          .<Future<?>>mapToObj(i -> pool.submit(() -> readOrWrite(index, i)))
          .toList();
      for (Future<?> each : work) {
        each.get();
      }
      pool.shutdown();
      index.catchUp(log.head());
      assertThat(index.search(ask("shared")).corpus().texts()).isEqualTo(100);
    }
  }

  private void readOrWrite(EntryIndex index, int i) {
    if (i % 4 == 0) {
      synchronized (log) {
        log.user("shared note " + i);
      }
    }
    index.catchUp(log.head());
    Found found = index.search(ask("shared"));
    assertThat(found.candidates()).hasSize((int) Math.min(100, found.corpus().texts()));
  }

  @Test
  void saysSoWhenItWasClosed() {
    EntryIndex index = log.index();
    index.close();
    index.close();
    assertThatExceptionOfType(CairnException.class).isThrownBy(() -> index.search(ask("x")));
    log.user("later");
    assertThatExceptionOfType(CairnException.class).isThrownBy(() -> index.catchUp(log.head()));
  }
}
