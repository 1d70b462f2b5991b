package dev.cairn.entity;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Whatever a text holds")
class EntitiesLawsTest {
  private static final List<String> PIECES = List.of(
      " ",
      " ",
      " ",
      "\n",
      ". ",
      ", ",
      ": ",
      "\"",
      "“",
      "”",
      "《",
      "》",
      "`",
      "'s ",
      "’",
      "-",
      "--",
      "/",
      "\\",
      "_",
      ".",
      "..",
      "#",
      "@",
      "://",
      "www.",
      "()",
      "the",
      "a",
      "of",
      "My",
      "Ada",
      "Lovelace",
      "NASA",
      "McDonald",
      "camelCase",
      "8",
      "May",
      "2023",
      "2023-05-08",
      "年",
      "月",
      "1.2.3",
      "playing",
      "boxes",
      "红楼梦",
      "İ",
      "ﬁ",
      "\u0301",
      "\u0000",
      "\uD83D\uDE00",
      "\uD83D",
      "\uDE00",
      "\u202E",
      "Ж",
      "ß",
      "🏳️‍🌈");

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> made =
        Arbitraries.of(PIECES).list().ofMaxSize(60).map(parts -> String.join("", parts));
    return Arbitraries.oneOf(made, Arbitraries.strings().ofMaxLength(300));
  }

  @Property(tries = 2_000)
  void theSameTextGivesTheSame(@ForAll("texts") String text) {
    assertThat(Entities.in(text)).isEqualTo(Entities.in(text));
  }

  @Property(tries = 2_000)
  void everyKeyIsInItsOneFormAndThereOnce(@ForAll("texts") String text) {
    List<Mention> mentions = Entities.in(text);
    assertThat(mentions).extracting(Mention::key).doesNotHaveDuplicates();
    assertThat(mentions).allSatisfy(mention -> {
      String key = mention.key();
      assertThat(Key.of(key)).contains(key);
      assertThat(key).isNotBlank().isEqualTo(key.toLowerCase(Locale.ROOT)).isEqualTo(key.strip());
      assertThat(Normalizer.isNormalized(key, Normalizer.Form.NFKC)).isTrue();
      assertThat(key.length()).isLessThanOrEqualTo(Key.CHARS_MAX);
      assertThat(key.codePoints()).noneMatch(Character::isISOControl);
      assertThat(mention.count()).isPositive();
    });
  }

  /** A path says its last part too, and nothing else says more than it is long. */
  @Property(tries = 2_000)
  void noMoreIsFoundThanIsThere(@ForAll("texts") String text) {
    int letters = Entities.in(text).stream()
        .mapToInt(each -> each.key().length() * each.count())
        .sum();
    // NFKC can make eighteen letters of one.
    assertThat(letters).isLessThanOrEqualTo(2 * 18 * text.length());
  }

  @Property(tries = 1_000)
  void aSingularHasNoOther(@ForAll("words") String word) {
    assertThat(Singular.of(Singular.of(word))).isEqualTo(Singular.of(word));
  }

  @Provide
  Arbitrary<String> words() {
    return Arbitraries.strings()
        .withChars('a', 'c', 'e', 'h', 'i', 's', 'u', 'x', 'y', 'z')
        .ofMaxLength(9);
  }

  static List<String> hostile() {
    int size = 100_000;
    Random random = new Random(42);
    StringBuilder mixed = new StringBuilder();
    while (mixed.length() < size) {
      mixed.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return List.of(
        "\"".repeat(size),
        "《".repeat(size),
        "A ".repeat(size / 2),
        "Of of ".repeat(size / 6),
        "a".repeat(size),
        "A_".repeat(size / 2),
        "a.".repeat(size / 2),
        "/a".repeat(size / 2),
        "e\u0301\u0316".repeat(size / 3),
        "http://" + "a.".repeat(size / 2),
        "www." + "a-".repeat(size / 2),
        "the big red dog ".repeat(size / 16),
        "1".repeat(size),
        "1.".repeat(size / 2),
        "A's ".repeat(size / 4),
        "#".repeat(size),
        "年".repeat(size),
        "2023年".repeat(size / 5),
        "-- ".repeat(size / 3),
        mixed.toString());
  }

  /** Would take long if any of it took the square of the length; random pieces come of seed 42. */
  @ParameterizedTest(name = "hostile text {index}")
  @MethodSource("hostile")
  void isReadInOneGo(String text) {
    List<Mention> mentions = Entities.in(text.repeat(3));
    assertThat(mentions.size()).isLessThanOrEqualTo(text.length());
  }
}
