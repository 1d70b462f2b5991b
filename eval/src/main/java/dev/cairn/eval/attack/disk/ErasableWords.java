package dev.cairn.eval.attack.disk;

import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.Trial;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;

/**
 * A sentence that is to go, with two words in it that stand nowhere else and are looked for afterwards.
 *
 * @param kept a sentence beside it that stays
 * @param keptWord a word of it that stands nowhere else
 */
record ErasableWords(String first, String second, String sentence, String kept, String keptWord) {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String LETTERS = "bcdfghjklmnprstvz";
  private static final String VOWELS = "aeiou";
  private static final int SYLLABLES = 4;

  static ErasableWords madeUp(Trial trial) {
    String first = word(trial);
    String second = word(trial);
    String sentence = trial.any(sentences()).replace("%w", first).replace("%v", second);
    String third = word(trial);
    return new ErasableWords(
        first, second, sentence, "Always keep the %s log.".formatted(third), third);
  }

  /** With {@code %w} and {@code %v} for the words. */
  static List<String> sentences() {
    return AttackData.lines(ErasableWords.class, "erasure-sentences.txt");
  }

  private static String word(Trial trial) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < SYLLABLES; i++) {
      word.append(LETTERS.charAt(trial.chance().nextInt(LETTERS.length())));
      word.append(VOWELS.charAt(trial.chance().nextInt(VOWELS.length())));
    }
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** A text that quotes it, by a form of the list. */
  String in(String form) {
    return form.replace("%S", sentence.toUpperCase(Locale.ROOT))
        .replace("%s", sentence)
        .replace("%W", first)
        .replace("%V", second)
        .replace("%w", first)
        .replace("%v", second)
        .replace("%n", "\\n");
  }

  /** A request with a text in the place of its {@code "%s"}, wherever it stands in a string. */
  String request(String template, String text) {
    String quoted = JSON.writeValueAsString(text);
    return template
        .replace("\n", "\\n")
        .replace("%s", quoted.substring(1, quoted.length() - 1))
        .replace("%k", kept)
        .replace("%w", first.toLowerCase(Locale.ROOT));
  }

  List<String> words() {
    return List.of(first, second);
  }
}
