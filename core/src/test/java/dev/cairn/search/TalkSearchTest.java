package dev.cairn.search;

import static dev.cairn.index.SampleLog.DAWN;
import static dev.cairn.search.SearchTester.NOW;
import static dev.cairn.search.SearchTester.ids;
import static dev.cairn.search.SearchTester.reasons;
import static dev.cairn.search.SearchTester.result;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.SampleLog;
import dev.cairn.log.Role;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Search over a talk")
class TalkSearchTest {
  private final SearchTester tester = new SearchTester();
  private final SampleLog log = tester.log;

  @Test
  void findsTheAnswerThatStandsBesideTheQuestion() {
    log.user("Ada: Which database do you use?"); // e2
    log.user("Bob: Postgres, since spring."); // e3
    log.user("Ada: Fine."); // e4
    log.user("Ada: See you."); // e5
    List<Search.Result> results = tester.search("database");
    assertThat(ids(results)).contains("e2", "e3").doesNotContain("e4", "e5");
    assertThat(result(results, "e3").score())
        .isEqualTo(result(results, "e3").why().value());
    assertThat(result(results, "e3").evidence().get(0).quote()).contains("Postgres");
  }

  @Test
  void findsTheLastWordsOfALongAnswer() {
    log.user("unrelated");
    log.say("ep", Role.ASSISTANT, "filler ".repeat(3_000) + "the zanzibar setting", DAWN); // e3
    Search.Result deep = result(tester.search("zanzibar"), "e3");
    assertThat(deep.flags()).contains("not_evidence", "truncated");
    assertThat(deep.score()).isEqualTo(deep.why().value());
  }

  @Test
  void findsWhatIsSaidInOtherForms() {
    log.user("She was deploying it."); // e2
    assertThat(ids(tester.search("When did she deploy?"))).contains("e2");
  }

  @Test
  void prefersWhoTheQueryNames() {
    log.say("one", Role.USER, "Ada: I moved to Berlin", DAWN); // e2
    log.say("two", Role.USER, "Bob: I moved to Berlin", DAWN); // e3
    List<Search.Result> results = tester.search("When did Ada move to Berlin?");
    assertThat(ids(results)).containsExactly("e2", "e3");
    assertThat(reasons(results.get(0).why())).contains(Signal.SPEAKER.because(), "rank.speaker");
    assertThat(reasons(results.get(1).why())).doesNotContain(Signal.SPEAKER.because());
  }

  @Test
  void prefersTheTimeTheQuerySpeaksOf() {
    log.say("one", Role.USER, "we deployed", NOW.minus(Duration.ofDays(30))); // e2
    log.say("two", Role.USER, "we deployed", NOW.minus(Duration.ofDays(400))); // e3
    List<Search.Result> results = tester.search("what did we deploy last month");
    assertThat(ids(results)).containsExactly("e2", "e3");
    assertThat(reasons(results.get(0).why())).contains(Signal.TIME.because(), "rank.time");
    assertThat(ids(tester.search("what did we deploy"))).containsExactly("e3", "e2");
  }

  @Test
  void knowsNoNameBeforeItWasHeard() {
    log.say("one", Role.USER, "Bob: Ada moved to Berlin", DAWN);
    log.say("one", Role.USER, "Bob: and Ada works there", DAWN);
    Search query = Search.of("Ada Berlin");
    Search.Answer then = tester.search(query, Reading.LATEST);
    log.say("one", Role.USER, "Ada: hello", DAWN.plusSeconds(100));
    assertThat(tester.search(query, Reading.asOf(new AsOf.Position(then.position()))))
        .isEqualTo(then);
  }

  @Test
  void isTheSameEachTime() {
    for (int i = 0; i < 40; i++) {
      log.user((i % 2 == 0 ? "Ada: " : "Bob: ") + "deploy " + "now ".repeat(i % 5) + i % 7 + "?");
    }
    Search query = Search.of("When did Ada deploy?").limit(40);
    assertThat(tester.search(query, Reading.LATEST))
        .isEqualTo(tester.search(query, Reading.LATEST));
  }

  @Test
  void prefersWhatHasTheWordsToABriefTurnBesideIt() {
    log.user("Never force-push to main."); // e2
    log.tool("bash", false, "LoginTest failed: token expired, clock is 61 s ahead"); // e3
    assertThat(ids(tester.search("login test clock"))).startsWith("e3");
  }
}
