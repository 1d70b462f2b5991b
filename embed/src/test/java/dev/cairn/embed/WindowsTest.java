package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Tokens are numbered here, so that windows show what they hold. */
class WindowsTest {
  private static final Window TEN_OF_TOKENS = new Window(12, 3, 100);

  /** {@code sizes} are the words' numbers of tokens; negative: the word ends its sentence. */
  private static Tokens tokens(int... sizes) {
    Tokens tokens = new Tokens();
    int id = 0;
    for (int size : sizes) {
      tokens.beginWord();
      for (int i = 0; i < Math.abs(size); i++) {
        tokens.add(id++);
      }
      if (size < 0) {
        tokens.endSentence();
      }
    }
    return tokens;
  }

  private static List<int[]> cut(Tokens tokens) {
    return new Windows(TEN_OF_TOKENS).cut(tokens);
  }

  @Test
  void whatFitsIsOneWindow() {
    assertThat(cut(tokens())).containsExactly(new int[0]);
    assertThat(cut(tokens(2, 8))).containsExactly(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
  }

  @Test
  void endsAtASentenceIfOneEndsInTheSecondHalf() {
    List<int[]> windows = cut(tokens(2, 2, -3, 2, 2, 2));
    assertThat(windows.get(0)).containsExactly(0, 1, 2, 3, 4, 5, 6);
    assertThat(windows.get(1)).as("shares the words before").contains(7, 12);
  }

  @Test
  void elseAtAWord() {
    assertThat(cut(tokens(3, 3, 3, 3)).get(0)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void aWordLongerThanAWindowIsCutAnywhere() {
    List<int[]> windows = cut(tokens(25));
    assertThat(windows).hasSize(3);
    assertThat(windows.get(0)).hasSize(10);
  }

  @Test
  void thereAreNeverMoreThanAllowed() {
    int[] words = new int[1_000];
    Arrays.fill(words, 1);
    assertThat(new Windows(new Window(12, 3, 4)).cut(tokens(words))).hasSize(4);
  }

  @Test
  void aQuestionIsItsFirstWindow() {
    assertThat(new Windows(TEN_OF_TOKENS).first(tokens(3, 3, 3, 3)))
        .containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void aWindowThatSharesTooMuchIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Window(12, 5, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Window(12, 3, 0));
  }

  @Property(tries = 300)
  void everyTokenIsInAWindowInOrderAndNoWindowIsTooLong(@ForAll long seed) {
    Random random = new Random(seed);
    int[] sizes = new int[random.nextInt(60)];
    for (int i = 0; i < sizes.length; i++) {
      int size = 1 + random.nextInt(random.nextInt(10) == 0 ? 30 : 4);
      sizes[i] = random.nextInt(5) == 0 ? -size : size;
    }
    Tokens tokens = tokens(sizes);
    int next = 0;
    for (int[] window : cut(tokens)) {
      assertThat(window.length).isLessThanOrEqualTo(TEN_OF_TOKENS.room());
      if (tokens.size() > 0) {
        assertThat(window[0]).as("no gap before a window").isLessThanOrEqualTo(next);
        assertThat(next - window[0])
            .as("shares no more than allowed")
            .isLessThanOrEqualTo(TEN_OF_TOKENS.tokensShared());
        int last = window[window.length - 1];
        assertThat(last).as("goes on").isGreaterThanOrEqualTo(next);
        next = last + 1;
      }
    }
    assertThat(next).isEqualTo(tokens.size());
  }
}
