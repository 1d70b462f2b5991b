package dev.cairn.engine.erase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Blanked words")
class BlanksTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      One. Two words. Three.      | 6  | 9  | 'One.            Three.'
      😀 One. 😀 Two. Three.       | 8  | 9  | '😀 One.        Three.'
      all of it is one sentence   | 4  | 6  | '                         '
      """)
  void takeTheirSentenceAndNoMore(String text, int start, int end, String left) {
    Blanks blanks = new Blanks(text.strip());
    blanks.addCodePoints(start, end);
    assertThat(blanks.left()).isEqualTo(left);
    assertThat(blanks.touches(start, end)).isTrue();
  }

  /** Whatever is masked, nothing of it stays, and what is left is as long as before. */
  @Test
  void ofSecretsLeaveNothingOfThem() {
    long seed = Long.getLong("seed", System.nanoTime());
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    for (int run = 0; run < 500; run++) {
      String secret = "SECRET" + random.nextInt(1_000_000);
      String front = words(random);
      String back = words(random);
      String text = front + secret + back;
      String scrubbed = front + (random.nextBoolean() ? "[secret:x:1]" : "*") + back;
      Blanks blanks = new Blanks(text);
      new SecretSpans(text, scrubbed).forEach(blanks::exactly);
      assertThat(blanks.left()).as("seed %d: %s", seed, text).doesNotContain(secret);
      assertThat(blanks.left().codePointCount(0, blanks.left().length()))
          .isEqualTo(text.codePointCount(0, text.length()));
    }
  }

  private static String words(Random random) {
    String[] parts = {"a", " ", "\n", "😀", "key=", "S", "1", "[", "*", ".", "é"};
    StringBuilder words = new StringBuilder();
    for (int i = random.nextInt(8); i > 0; i--) {
      words.append(parts[random.nextInt(parts.length)]);
    }
    return words.toString();
  }

  @Test
  void areKnownAgainInAQuotation() {
    WordRuns runs = new WordRuns();
    runs.erase("Deploy the Quetzalcoatl service on Fridays, as we said.");
    runs.keep("We deploy the other service on Mondays, as they said.");

    assertThat(runs.areIn("quetzalcoatl is slow")).isTrue();
    assertThat(runs.areIn("do it service on Fridays, as told")).isTrue();
    assertThat(runs.areIn("deploy the service, as they said")).isFalse();
    assertThat(runs.areIn("")).isFalse();
  }
}
