package dev.cairn.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.Words;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The passage quoted from an entry")
class PassageTest {
  private static final String FILL = "lorem ipsum dolor sit amet ".repeat(20);

  private static String best(String text, int most, String... words) {
    Set<String> terms = new HashSet<>();
    Words.asked(String.join(" ", words)).forEachRemaining(word -> terms.add(word.term()));
    return Passage.best(text, terms, most)
        .map(passage -> text.substring(passage.start(), passage.end()))
        .orElse("(none)");
  }

  @Test
  void isTheWholeTextIfItIsShort() {
    assertThat(best("  Never force-push to main. \n", 240, "force"))
        .isEqualTo("Never force-push to main.");
  }

  @Test
  void isAroundTheMatchedWordsAndCutsNoWord() {
    String text = FILL + "Never force-push to main. " + FILL;
    assertThat(best(text, 60, "force", "main"))
        .contains("force-push to main")
        .hasSizeBetween(40, 60)
        .matches("(ipsum|dolor|sit|amet) .* (lorem|ipsum|dolor|sit)");
  }

  @Test
  void isWhereTheMostDifferentWordsAre() {
    String text = "push push push push " + FILL + "force push main " + FILL + "force main";
    assertThat(best(text, 30, "force", "push", "main")).contains("force push main");
  }

  @Test
  void isTheHeadIfTheWordsAreNotInTheText() {
    assertThat(best(FILL, 24, "bash")).isEqualTo("lorem ipsum dolor sit");
  }

  @Test
  void isThePartOfAWordThatFitsIfItIsTooLong() {
    assertThat(best("x".repeat(1_000), 20, "x".repeat(512))).isEqualTo("x".repeat(20));
    assertThat(best("x".repeat(1_000), 20, "y")).isEqualTo("x".repeat(20));
  }

  @Test
  void isNotThereIfThereIsNothingToQuote() {
    assertThat(best("", 20, "x")).isEqualTo("(none)");
    assertThat(best(" \n ".repeat(20), 20, "x")).isEqualTo("(none)");
  }

  @Test
  void worksWithoutSpaces() {
    String text = "今日は天気がいい。".repeat(10) + "東京に行く。" + "今日は天気がいい。".repeat(10);
    assertThat(best(text, 20, "東京")).contains("東京").hasSizeBetween(10, 20);
  }
}
