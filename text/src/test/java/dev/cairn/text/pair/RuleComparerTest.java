package dev.cairn.text.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.text.SentenceVectors;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a later sentence does to a rule, by words alone. The sentences are in no training file. */
final class RuleComparerTest {
  private final RuleComparer comparer = RuleComparer.shipped();

  private Comparison compare(String earlier, String later) {
    return comparer.compare(earlier, later, SentenceVectors.NONE);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Never edit files under config/.           | you may edit files under config/ now
          Don't run the linter on generated code.   | running the linter on generated code is allowed again
          Always squash commits before merging.     | you no longer have to squash commits before merging
          """)
  void takesRuleBack(String earlier, String later) {
    assertThat(compare(earlier, later).supersedes()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Retry failed uploads at most 3 times.     | retry failed uploads at most 8 times from now on
          Use Mocha for unit tests.                 | from now on use Vitest instead of Mocha for unit tests
          """)
  void givesAnotherValue(String earlier, String later) {
    assertThat(compare(earlier, later).supersedes()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Never edit files under config/.           | should I edit files under config/ now?
          Never edit files under config/.           | which files under config/ did we edit last week?
          Never edit files under config/.           | the wiki says: "edit files under config/ freely"
          Never edit files under config/.           | the invoice for the new chairs has arrived
          Never edit files under config/.           | use bun instead of npm from now on
          Retry failed uploads at most 3 times.     | you may skip the changelog from now on
          Use Mocha for unit tests.                 | 8 people come to dinner on Sunday
          Answer me in Italian.                     | dependencies are allowed again
          """)
  void leavesRuleAlone(String earlier, String later) {
    assertThat(compare(earlier, later).supersedes()).isFalse();
    assertThat(compare(earlier, later).effect()).isNotEqualTo(Effect.SAME);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          Never edit files under config/.           | Do not edit any files under config/.
          Use Mocha for unit tests.                 | use Mocha for the unit tests
          """)
  void knowsSameAgainBothWays(String one, String other) {
    assertThat(compare(one, other).effect()).isEqualTo(Effect.SAME);
    assertThat(compare(other, one).effect()).isEqualTo(Effect.SAME);
  }

  @Test
  void itemsThatShareNothingDoNotSupersede() {
    assertThat(compare(
                "Never mark a job as finished with known errors", "Prefer interfaces over types")
            .supersedes())
        .isFalse();
  }

  @Test
  void saysWhy() {
    Comparison comparison = compare(
        "Retry failed uploads at most 3 times.",
        "retry failed uploads at most 8 times from now on");
    assertThat(comparison.because())
        .isEqualTo("it names another value for the same subject: 8 instead of 3");
    assertThat(compare("Never edit files under config/.", "which files are under config/?")
            .because())
        .isEqualTo("it is a question");
  }

  @Test
  void probabilitiesSumToOne() {
    Comparison comparison = compare("Use tabs.", "use two spaces now");
    double sum = comparison.probabilities().values().stream()
        .mapToDouble(Double::doubleValue)
        .sum();
    assertThat(sum).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
    assertThat(comparison.probabilities()).containsOnlyKeys(Effect.values());
  }

  @Test
  void tellsWithdrawalWithoutNewRule() {
    assertThat(RuleComparer.onlyWithdraws(read("forget what I told you about Mocha")))
        .isTrue();
    assertThat(RuleComparer.onlyWithdraws(read("use Vitest for unit tests"))).isFalse();
    assertThat(RuleComparer.onlyWithdraws(read("did you forget the tests?"))).isFalse();
  }

  @Test
  void tellsWhetherSubjectIsShared() {
    Statement rule = read("Never edit files under config/.");
    assertThat(comparer.sharesSubject(rule, read("the files under config/ may be edited")))
        .isTrue();
    assertThat(comparer.sharesSubject(rule, read("I am allergic to walnuts"))).isFalse();
  }

  @Test
  void readsHostileTextInTime() {
    String line = "never ".repeat(170_000);
    String marks = "`\"(".repeat(300_000);
    String mixed = "不要 nie ничего ".repeat(60_000);
    long start = System.nanoTime();
    for (String text : new String[] {line, marks, mixed, "", " ", "?", "`", "\uD800"}) {
      assertThat(compare(text, "Use tabs.").effect()).isNotNull();
      assertThat(compare("Use tabs.", text).supersedes()).isFalse();
    }
    assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
  }

  @Test
  void usesOtherWeightsWithVectors() {
    SentenceVectors vectors = text -> {
      float[] vector = new float[384];
      vector[Math.floorMod(text.hashCode(), 384)] = 1;
      return vector;
    };
    Comparison with = comparer.compare("Use tabs.", "two spaces now", vectors);
    assertThat(with.probabilities())
        .isNotEqualTo(compare("Use tabs.", "two spaces now").probabilities());
  }

  @Test
  void refusesDamagedWeights() {
    DataInputStream cut = new DataInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}));
    assertThatThrownBy(() -> RuleComparer.read(cut)).isInstanceOf(IOException.class);
  }

  private Statement read(String text) {
    return comparer.read(text, SentenceVectors.NONE);
  }
}
