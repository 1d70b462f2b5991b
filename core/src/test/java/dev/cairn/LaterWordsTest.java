package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * What the user's later words do to a stored rule, by words alone. The pairs of {@code pairs.txt} were written
 * for earlier rules of judgement, and forms of them were named to who wrote training pairs: what passes shows
 * what must not break. Those of {@code fresh-pairs.txt} nobody saw who wrote training sentences; limits of
 * thresholds were chosen without them, and they say what is reached by words alone.
 */
@DisplayName("Later words of the user")
class LaterWordsTest {
  private static final LaterWords KNOWN = LaterWords.of("pairs.txt");
  private static final LaterWords FRESH = LaterWords.of("fresh-pairs.txt");

  @Test
  @DisplayName("take the place of no rule they do not take back")
  void leaveAlone() {
    assertThat(KNOWN.share("apart", "contrary"))
        .as("%s", KNOWN.not("apart", "apart"))
        .isLessThanOrEqualTo(0.02);
    assertThat(KNOWN.share("apart", "apart"))
        .as("%s", KNOWN.not("apart", "apart"))
        .isGreaterThanOrEqualTo(0.92);
    assertThat(FRESH.share("apart", "contrary"))
        .as("%s", FRESH.not("apart", "apart"))
        .isLessThanOrEqualTo(0.02);
    for (String wanted : new String[] {"adds", "exception"}) {
      assertThat(FRESH.share(wanted, "contrary"))
          .as("%s", FRESH.not(wanted, "apart"))
          .isLessThanOrEqualTo(0.1);
    }
  }

  @Test
  @DisplayName("that say a rule again take nothing back")
  void repeat() {
    assertThat(KNOWN.share("same", "contrary"))
        .as("%s", KNOWN.not("same", "same"))
        .isLessThanOrEqualTo(0.02);
    assertThat(FRESH.share("same", "contrary"))
        .as("%s", FRESH.not("same", "same"))
        .isLessThanOrEqualTo(0.06);
  }

  @Test
  @DisplayName("mostly take a rule back where they say so")
  void takeBack() {
    assertThat(KNOWN.share("contrary", "contrary"))
        .as("%s", KNOWN.not("contrary", "contrary"))
        .isGreaterThanOrEqualTo(0.65);
    // Fewer than the comparison sees: what is not surely a rule takes no rule's place.
    assertThat(FRESH.share("contrary", "contrary"))
        .as("%s", FRESH.not("contrary", "contrary"))
        .isGreaterThanOrEqualTo(0.2);
  }
}
