package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.index.Embedder;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers others have published for the unquantized models; quantization and CPU move them a little. */
@Tag("slow")
@DisplayName("Vectors agree with published ones")
class KnownVectorsTest {
  private static final double COMPONENT = 0.015;
  private static final double COSINE = 0.03;

  /** First components of "hello world", as the tests of FastEmbed pin them. */
  @Test
  void helloWorld() {
    assertBeginsWith(
        SentenceModel.BGE_SMALL, 0.01522374, -0.02271799, 0.00860278, -0.07424029, 0.00386434);
    assertBeginsWith(SentenceModel.MINI_LM, -0.034478, 0.03102, 0.00673, 0.02611, -0.039362);
  }

  private static void assertBeginsWith(SentenceModel model, double... expected) {
    try (Embedder embedder = model.open()) {
      float[] vector = embedder.embed(List.of("hello world")).get(0);
      for (int i = 0; i < expected.length; i++) {
        assertThat((double) vector[i])
            .as("%s, component %d", model.label(), i)
            .isCloseTo(expected[i], within(COMPONENT));
      }
    }
  }

  /** The example in the documentation of Sentence Transformers. */
  @Test
  void miniLmFindsSunnyWeatherLovelyAndStadiumsFarAway() {
    try (Embedder embedder = SentenceModel.MINI_LM.open()) {
      List<float[]> v = embedder.embed(List.of(
          "The weather is lovely today.", "It's so sunny outside!", "He drove to the stadium."));
      assertThat(cosine(v.get(0), v.get(1))).isCloseTo(0.6660, within(COSINE));
      assertThat(cosine(v.get(0), v.get(2))).isCloseTo(0.1046, within(COSINE));
      assertThat(cosine(v.get(1), v.get(2))).isCloseTo(0.1411, within(COSINE));
    }
  }

  @Test
  void bgeTellsQuestionsFromPassages() {
    try (Embedder embedder = SentenceModel.BGE_SMALL.open()) {
      String text = "how do I undo a commit";
      float[] passage = embedder.embed(List.of(text)).get(0);
      float[] question = embedder.embedQuery(text);
      assertThat(question).isNotEqualTo(passage);
      assertThat(question)
          .isEqualTo(embedder
              .embed(List.of("Represent this sentence for searching relevant passages: " + text))
              .get(0));
    }
  }

  static double cosine(float[] a, float[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += (double) a[i] * b[i];
    }
    return sum;
  }
}
