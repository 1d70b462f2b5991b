package dev.cairn.card.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the rules do on words they were not made for. */
@DisplayName("On words the rules were not made for")
class UnseenTest {
  private static final List<String> NORMATIVE = Arrays.stream(CardKind.values())
      .filter(CardKind::isNormative)
      .map(Enum::name)
      .toList();

  /** Counts over all cases: found and right, found in all, to be found in all. */
  record Figures(int right, int found, int expected, List<String> wrong) {
    double precision() {
      return found == 0 ? 1 : (double) right / found;
    }

    double recall() {
      return expected == 0 ? 1 : (double) right / expected;
    }
  }

  static Figures figures(String file, Predicate<String> kinds) {
    int right = 0;
    int found = 0;
    int expected = 0;
    List<String> wrong = new ArrayList<>();
    for (Labelled labelled : Labelled.read(file)) {
      List<String> is = labelled.found().stream().filter(kinds).toList();
      List<String> ought = labelled.expected().stream().filter(kinds).toList();
      long both = is.stream().filter(ought::contains).count();
      right += (int) both;
      found += is.size();
      expected += ought.size();
      if (both < is.size() || both < ought.size()) {
        wrong.add(labelled + " -> " + is + " instead of " + ought);
      }
    }
    return new Figures(right, found, expected, wrong);
  }

  @ParameterizedTest
  @ValueSource(strings = {"unseen.txt", "later.txt"})
  void noRuleIsMadeThatTheUserDidNotGive(String file) {
    Figures normative =
        figures(file, each -> NORMATIVE.contains(each.substring(0, each.indexOf(":"))));
    assertThat(normative.found()).isPositive();
    assertThat(normative.precision()).as("wrong: %s", normative.wrong()).isEqualTo(1.0);
  }

  /** Recall as it was when the rules first saw the words: 47 of 48 and 30 of 38. */
  @ParameterizedTest
  @CsvSource({"unseen.txt, 0.97", "later.txt, 0.78"})
  void mostOfWhatAReaderWouldKeepIsFound(String file, double recallMin) {
    Figures all = figures(file, each -> true);
    assertThat(all.precision()).as("wrong: %s", all.wrong()).isEqualTo(1.0);
    assertThat(all.recall()).as("wrong: %s", all.wrong()).isGreaterThanOrEqualTo(recallMin);
  }
}
