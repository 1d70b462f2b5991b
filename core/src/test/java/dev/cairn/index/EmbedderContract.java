package dev.cairn.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What every embedder promises. Subclasses say only how to open one. */
public abstract class EmbedderContract {
  private static final List<String> TEXTS =
      List.of("Never force-push to main.", "", "日本語のテキスト 👍", "word ".repeat(5_000));

  protected abstract Embedder open();

  @Test
  void givesOneVectorOfLengthOnePerText() {
    try (Embedder embedder = open()) {
      List<float[]> vectors = embedder.embed(TEXTS);
      assertThat(vectors).hasSameSizeAs(TEXTS);
      for (float[] vector : vectors) {
        assertThat(vector).hasSize(embedder.dimensions());
        assertThat(similarity(vector, vector)).isCloseTo(1, within(1e-4));
      }
    }
  }

  @Test
  void theSameTextGivesTheSameVectorAloneOrAmongOthers() {
    try (Embedder embedder = open()) {
      List<float[]> together = embedder.embed(TEXTS);
      for (int i = 0; i < TEXTS.size(); i++) {
        assertThat(embedder.embed(List.of(TEXTS.get(i))).get(0)).isEqualTo(together.get(i));
      }
    }
  }

  @Test
  void likeWordsLieCloserThanUnlike() {
    try (Embedder embedder = open()) {
      List<float[]> v = embedder.embed(
          List.of("do not push to the main branch", "push to main branch", "buy some bread"));
      assertThat(similarity(v.get(0), v.get(1))).isGreaterThan(similarity(v.get(0), v.get(2)));
    }
  }

  @Test
  void everyWindowHasAVectorOfLengthOne() {
    try (Embedder embedder = open()) {
      for (String text : TEXTS) {
        List<float[]> windows = embedder.embedWindows(text);
        assertThat(windows).isNotEmpty();
        for (float[] window : windows) {
          assertThat(window).hasSize(embedder.dimensions());
          assertThat(similarity(window, window)).isCloseTo(1, within(1e-4));
        }
      }
    }
  }

  @Test
  void aTextOfOneWindowIsThatWindow() {
    try (Embedder embedder = open()) {
      String text = TEXTS.get(0);
      assertThat(embedder.embedWindows(text))
          .singleElement()
          .isEqualTo(embedder.embed(List.of(text)).get(0));
    }
  }

  @Test
  void aQuestionLiesClosestToItsAnswer() {
    try (Embedder embedder = open()) {
      float[] question = embedder.embedQuery("which branch must nobody push to?");
      assertThat(similarity(question, question)).isCloseTo(1, within(1e-4));
      List<float[]> texts =
          embedder.embed(List.of("nobody must push to the main branch", "bread is in the oven"));
      assertThat(similarity(question, texts.get(0)))
          .isGreaterThan(similarity(question, texts.get(1)));
    }
  }

  @Test
  void nothingAskedNothingGiven() {
    try (Embedder embedder = open()) {
      assertThat(embedder.embed(List.of())).isEmpty();
      assertThat(embedder.model()).isNotBlank();
    }
  }

  private static double similarity(float[] a, float[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += (double) a[i] * b[i];
    }
    return sum;
  }
}
