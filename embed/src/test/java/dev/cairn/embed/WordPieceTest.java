package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Token by token against the tokenizer the models were published with. */
@Tag("slow")
@DisplayName("Words are cut as the reference cuts them")
class WordPieceTest {
  private static final long SEED = 11;
  private static final Map<String, String> OPTIONS = Map.of(
      "truncation",
      "false",
      "padding",
      "false",
      "addSpecialTokens",
      "false",
      "maxLength",
      "1000000");

  private static HuggingFaceTokenizer reference;
  private static WordPiece ours;

  @BeforeAll
  static void open() throws IOException {
    // Where the reference unpacks its native library; by default that is the home of whoever tests.
    System.setProperty(
        "DJL_CACHE_DIR", Path.of("target", "djl").toAbsolutePath().toString());
    String resource = SentenceModel.BGE_SMALL.tokenizerResource();
    try (InputStream one = WordPieceTest.class.getResourceAsStream(resource);
        InputStream two = WordPieceTest.class.getResourceAsStream(resource)) {
      reference = HuggingFaceTokenizer.newInstance(one, OPTIONS);
      ours = new WordPiece(Vocabulary.read(two));
    }
  }

  @AfterAll
  static void close() {
    reference.close();
  }

  private static int[] referenceIds(String text) {
    return Arrays.stream(reference.encode(text, false, false).getIds())
        .mapToInt(i -> (int) i)
        .toArray();
  }

  private static int[] ourIds(String text) {
    Tokens tokens = ours.cut(text, Integer.MAX_VALUE);
    return tokens.slice(0, tokens.size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " \t\r\n ",
        "Never force-push to main.",
        "The weather is lovely today. It's so sunny outside!",
        "getUserById(id: 42) -> `user_name`; a/b\\c 3.14 $x = y^2 ~ {ok}",
        "Café naïve Ångström İstanbul ΣΊΣΥΦΟΣ straße ǅ",
        "日本語のテキスト 👍🏽 한국어 русский العربية हिन्दी ไทย",
        "豈\uD87E\uDC00 \uD869\uDED6 full－width ｔｅｘｔ ；",
        "a\u0000b\u0007c\uFFFDd\u200Be\u00ADf\u0085g\u00A0h\u3000i\u2028j\uFEFFk",
        "e\u0301 o\u0308\u0304 \u1FEF \u037E",
        "\u2014 \u201Cquoted\u201D \u2026 \u00BFqu\u00E9? \u20AC5 \u00A9 \u2122",
        "unaffable antidisestablishmentarianism xqzjkv 0123456789abcdef",
        "https://example.org/a?b=c&d=e#f user@example.org C:\\dir\\file.txt"
      })
  void onTextsOfManyKinds(String text) {
    assertThat(ourIds(text)).isEqualTo(referenceIds(text));
  }

  @Test
  void onWordsOfAnyLength() {
    for (int length : new int[] {99, 100, 101, 5_000}) {
      String text = "a".repeat(length) + " " + "é".repeat(length) + " 👍".repeat(length);
      assertThat(ourIds(text)).as("length %d", length).isEqualTo(referenceIds(text));
    }
  }

  /**
   * Blocks in which Unicode has long settled. Elsewhere some hundred marks are newer than the tables of the
   * reference; it takes them for letters of an unknown word.
   */
  @ParameterizedTest
  @CsvSource(textBlock = """
      0x1,     0x5FF,   Latin Greek Cyrillic Armenian Hebrew
      0x1E00,  0x2DFF,  more Latin and Greek and signs and symbols
      0x3000,  0xA000,  Chinese and Japanese
      0xAC00,  0xD7A3,  Korean
      0xF900,  0xFFFF,  compatibility forms
      0x1F000, 0x1FAFF, emoji
      """)
  void onEveryCharacter(int from, int to, String block) {
    for (int c = from; c <= to; c++) {
      if (Character.isDefined(c)) {
        String text = "a" + Character.toString(c) + "b";
        assertThat(ourIds(text)).as("%s, U+%04X", block, c).isEqualTo(referenceIds(text));
      }
    }
  }

  @Test
  void onRandomMixtures() {
    Random random = new Random(SEED);
    String[] parts = {
      "The ", "quick-", "brown", "\n", "é", "漢", "fox's ", "42", ".", "👍", " ", "Zürich"
    };
    for (int round = 0; round < 500; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(60); i > 0; i--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      assertThat(ourIds(text.toString()))
          .as("seed %d, text '%s'", SEED, text)
          .isEqualTo(referenceIds(text.toString()));
    }
  }

  /** Here we differ, on purpose: a text cannot write the marks a model is steered by. */
  @Test
  void namesOfMarksArePlainText() {
    assertThat(ourIds("[SEP]")).hasSize(3).isNotEqualTo(referenceIds("[SEP]"));
    assertThat(ourIds("a [CLS] b")).doesNotContain(101);
  }

  @Test
  void halfASurrogatePairIsReadAsTheQuestionMarkItIsStoredAs() {
    assertThat(ourIds("a \uD83D b \uDC4D")).isEqualTo(ourIds("a ? b ?"));
  }
}
