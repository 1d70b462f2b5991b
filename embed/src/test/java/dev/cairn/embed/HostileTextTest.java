package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.index.Embedder;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("slow")
@DisplayName("Any text has a vector")
class HostileTextTest {
  private static final long SEED = 3;
  private static Embedder embedder;

  @BeforeAll
  static void open() {
    embedder = SentenceModel.MINI_LM.open();
  }

  @AfterAll
  static void close() {
    embedder.close();
  }

  static Stream<String> texts() {
    return Stream.of(
        "",
        " \n\t ",
        "\u0000\u0001\u0002\u001B[31m\u007F",
        "\uD83D",
        "\uDC4D\uD83D",
        "👍🏽👩‍👩‍👧‍👦🇫🇷",
        "العربية עברית हिन्दी ไทย 한국어 日本語 русский ελληνικά",
        "e" + "\u0301".repeat(1_000),
        "x".repeat(100_000),
        "a.".repeat(50_000),
        "漢".repeat(33_000),
        "word ".repeat(20_000),
        "[CLS] [SEP] [PAD] [MASK] [UNK]",
        random());
  }

  private static String random() {
    Random random = new Random(SEED);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      text.append((char) random.nextInt(0x10000));
    }
    return text.toString();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void ofLengthOne(String text) {
    for (float[] vector : embedder.embedWindows(text)) {
      assertThat(KnownVectorsTest.cosine(vector, vector)).isCloseTo(1, within(1e-4));
    }
    float[] query = embedder.embedQuery(text);
    assertThat(KnownVectorsTest.cosine(query, query)).isCloseTo(1, within(1e-4));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void inABoundedNumberOfWindows(String text) {
    assertThat(embedder.embedWindows(text)).hasSizeBetween(1, Window.DEFAULT.windowsMax());
  }

  @Test
  void theBestWindowOfALongTextFindsWhatItsMeanHides() {
    String filler = "The committee discussed the annual budget of the gardening club. ".repeat(80);
    String text = filler + "The database password rotates every thirty days. " + filler;
    float[] question = embedder.embedQuery("how often is the database password changed?");
    double best = embedder.embedWindows(text).stream()
        .mapToDouble(window -> KnownVectorsTest.cosine(question, window))
        .max()
        .orElseThrow();
    double mean =
        KnownVectorsTest.cosine(question, embedder.embed(List.of(text)).get(0));
    assertThat(best).isGreaterThan(mean + 0.05);
  }
}
