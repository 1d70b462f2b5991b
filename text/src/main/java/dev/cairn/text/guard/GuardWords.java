package dev.cairn.text.guard;

import dev.cairn.text.DataFile;
import dev.cairn.text.Lexicon;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The lists of this package. */
final class GuardWords {
  static final Lexicon ASKS = phrases("guard/ask-words.txt");
  static final Lexicon APPROVED = phrases("guard/approved-words.txt");
  static final Lexicon LACKING = phrases("guard/lacking-words.txt");
  static final Set<String> GENERIC = words("guard/generic-words.txt");

  /** What a rule says that wants a word first. */
  static final Lexicon ASKS_RULE = phrases("guard/ask-first-words.txt");

  /** Words for somebody's word: ok, approval. */
  static final Set<String> WORD_GIVEN = words("guard/word-given.txt");

  /** What an action says of things that are left out or missing. */
  static final Lexicon DENIES = phrases("guard/denial-words.txt");

  /** How people say that they do not want something without saying no: "allergic to", "opposed to". */
  static final Lexicon AVERSION = phrases("guard/aversion-words.txt");

  static final Set<String> LOOKING = words("guard/look-words.txt");

  /** Words for leaving something undone: "forget". */
  static final Lexicon UNDONE = phrases("guard/undone-words.txt");

  /** Words after which "to" begins what is done. */
  static final Set<String> BEFORE_INFINITIVES = words("guard/infinitive-words.txt");

  private GuardWords() {}

  /** Phrases parted by commas. */
  static List<String> split(String line) {
    return Arrays.stream(line.split(",", -1))
        .map(String::strip)
        .filter(phrase -> !phrase.isEmpty())
        .toList();
  }

  private static Lexicon phrases(String file) {
    return Lexicon.of(
        DataFile.lines(file).stream().flatMap(line -> split(line).stream()).toList());
  }

  /** Words behind the code of their language. */
  static Map<String, Set<String>> byLanguage(String file) {
    Map<String, Set<String>> all = new HashMap<>();
    for (String line : DataFile.lines(file)) {
      int colon = line.indexOf(':');
      String words = line.substring(colon + 1).strip();
      all.put(line.substring(0, colon), Set.of(words.split(" ", -1)));
    }
    return all;
  }

  static Set<String> words(String file) {
    Set<String> all = new HashSet<>();
    DataFile.lines(file).forEach(line -> all.addAll(Arrays.asList(line.split(" ", -1))));
    return all;
  }
}
