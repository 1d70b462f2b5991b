package dev.cairn.card.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import dev.cairn.policy.CardPolicy;
import java.util.OptionalDouble;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What can be told of a statement without a model")
class WordingTest {

  @ParameterizedTest(name = "{1} | after | {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Always use tabs. | Never use tabs.",
        "Never use tabs. | Always use tabs.",
        "Never force-push to main | You may force-push to main",
        "Always run the tests before pushing | No need to run the tests before pushing",
        "Use npm | Use pnpm instead of npm",
        "Use tabs | Use spaces, not tabs",
        "Please use metric units | Please use imperial units",
        "Use tabs for indentation | Use spaces for indentation",
        "Use 2 spaces for indentation | Use 4 spaces for indentation",
        "Keep lines under 80 characters | Keep lines under 100 characters",
        "Call me Al | Call me Albert",
        "Answer in German | Answer in English",
        "Use jest for unit tests | Use vitest for unit tests",
        "I prefer dark mode | I prefer light mode",
        "The default branch is main | The default branch is develop",
        "Don't deploy on Fridays | Deploying on Fridays is fine",
        "Don't skip the tests | Skip the tests",
        "Please stay away from restarting the shared broker | From today you're allowed to restart the shared broker.",
        "If you open a pull request, I expect you to link the ticket as well | Linking the ticket is no longer"
            + " required when you open a pull request.",
        "Avoid pushing straight to main at all costs | I take back what I said: go ahead and push straight to"
            + " main when you need to.",
        "No switching off failing tests, please - we got burned by that | You may switch off failing tests now,"
            + " I was too strict about that.",
        "Deleting old migrations is off limits in this repo | It's fine to delete old migrations again, the"
            + " freeze is over.",
        "Do not add new dependencies, even when it looks quick | The rule against adding new dependencies no"
            + " longer applies.",
        "Whenever a library changes, regenerate the licence report | Skip regenerating the licence report from"
            + " now on, even when a library changes.",
        "We promised the data team to freeze the event schema until September | I cancelled the promise to the"
            + " data team: we will not freeze the event schema until September.",
        "When it comes to identifiers I much prefer UUIDs over serial numbers | Change of plan on identifiers:"
            + " serial numbers from today, no more UUIDs.",
        "For release notes I'd like a short list, not a longer story | Turns out I prefer a longer story for"
            + " release notes these days.",
        "Always ask for a second review when you touch billing code | No more asking for a second review when"
            + " you touch billing code, it just slows us down.",
      })
  void takesBack(String earlier, String later) {
    assertThat(otherwise(earlier, later)).isTrue();
  }

  @ParameterizedTest(name = "{1} | beside | {0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Please use metric units | Please keep answers short",
        "Always run the unit tests before committing | Always run the linter before committing",
        "Never use tabs | Always use tabs in Makefiles",
        "Never commit secrets | Never commit generated files",
        "Always sign commits | Always squash commits before merging to main",
        "Never force-push to main | Never push to main on Fridays",
        "Write tests for new code | Write docs for new endpoints",
        "The build is slow | The build is run by Jenkins since March",
        "Use Postgres for the ledger | Use Redis for the cache",
        "Do not log personal data | Log every payment attempt",
        "Always use tabs. | Always use tabs!",
        "Always ask before deleting files | Always ask before deploying",
        "Always run the unit tests before committing | It turns out we should also run the linter before"
            + " committing",
        "Never push to main | You may push to main when the release manager agrees",
        "Always write tests for new endpoints | No need to write docs for new endpoints",
        "Keep functions short | Keep commit messages short these days",
      })
  void leavesAlone(String earlier, String later) {
    assertThat(otherwise(earlier, later)).isFalse();
    assertThat(otherwise(later, earlier)).isFalse();
  }

  private static boolean otherwise(String earlier, String later) {
    Wording old = Wording.of(earlier);
    Wording young = Wording.of(later);
    return young.reverses(old, CardPolicy.DEFAULT) || young.revalues(old, CardPolicy.DEFAULT);
  }

  @ParameterizedTest(name = "{0}: {2} | after | {1}")
  @CsvFileSource(resources = "/card/judge/pairs.txt", delimiter = '|')
  void takesBackRepeatsOrLeavesAlone(String relation, String earlier, String later) {
    assertThat(relation(earlier, later)).isEqualTo(relation);
    assertThat(relation(earlier, earlier)).isEqualTo("same");
    assertThat(relation(later, later)).isEqualTo("same");
  }

  private static String relation(String earlier, String later) {
    Comparison comparison = Comparison.of(
        Wording.of(later),
        Wording.of(earlier),
        OptionalDouble.empty(),
        CardKind.CONSTRAINT,
        CardPolicy.DEFAULT);
    return comparison.otherwise()
        ? "contrary"
        : comparison.isSame(CardPolicy.DEFAULT) ? "same" : "apart";
  }

  @ParameterizedTest(name = "{0} is about {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Always use tabs. | tabs",
        "Please use metric units | metric units",
        "Use spaces for indentation | indentation",
        "The default branch is main | default branch",
        "`npm test` failed: out of memory | npm test",
        "Never force-push to main | force push main",
        "Please keep answers short | answers short",
      })
  void isAbout(String statement, String subject) {
    assertThat(Wording.of(statement).subject()).isEqualTo(subject);
  }
}
