package dev.cairn.text.sentence;

import dev.cairn.text.DataFile;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts runs of words, of characters within words, and of a sentence's skeleton: its function words and marks,
 * with a shape in the place of every other word.
 */
final class Grams {
  private static final int CHARS_MIN = 3;
  private static final int CHARS_MAX = 5;
  private static final int WORD_CHARS_MAX = 24;
  private static final Set<String> FUNCTION_WORDS = functionWords();

  private Grams() {}

  static Map<String, Double> words(List<Token> tokens) {
    Map<String, Double> counts = new HashMap<>();
    List<String> keys = new ArrayList<>();
    keys.add("^");
    tokens.forEach(token -> keys.add(wordKey(token)));
    keys.add("$");
    grams(keys, 1, 3, counts);
    return counts;
  }

  static String wordKey(Token token) {
    return switch (token.kind()) {
      case NUMBER -> "#0";
      case NAME -> "#n";
      default -> token.key();
    };
  }

  private static void grams(List<String> keys, int from, int to, Map<String, Double> counts) {
    for (int i = 0; i < keys.size(); i++) {
      StringBuilder gram = new StringBuilder();
      for (int n = 1; n <= to && i + n <= keys.size(); n++) {
        gram.append(keys.get(i + n - 1)).append(' ');
        if (n >= from) {
          counts.merge(gram.toString(), 1.0, Double::sum);
        }
      }
    }
  }

  static Map<String, Double> chars(List<Token> tokens) {
    Map<String, Double> counts = new HashMap<>();
    for (Token token : tokens) {
      if (!token.isWord()) {
        continue;
      }
      String key = token.key();
      String word = "<" + key.substring(0, Math.min(key.length(), WORD_CHARS_MAX)) + ">";
      for (int i = 0; i < word.length(); i++) {
        for (int n = CHARS_MIN; n <= CHARS_MAX && i + n <= word.length(); n++) {
          counts.merge(word.substring(i, i + n), 1.0, Double::sum);
        }
      }
    }
    return counts;
  }

  static Map<String, Double> skeleton(List<Token> tokens) {
    Map<String, Double> counts = new HashMap<>();
    List<String> shapes = new ArrayList<>();
    List<String> endings = new ArrayList<>();
    shapes.add("^");
    endings.add("^");
    for (Token token : tokens) {
      shapes.add(shape(token, ""));
      endings.add(shape(token, ending(token.key())));
    }
    shapes.add("$");
    endings.add("$");
    grams(shapes, 2, 4, counts);
    grams(endings, 2, 3, counts);
    return counts;
  }

  static String shape(Token token, String ending) {
    return switch (token.kind()) {
      case NUMBER -> "#0";
      case NAME -> "#n";
      case MARK -> token.key();
      case WORD ->
        FUNCTION_WORDS.contains(token.key())
            ? token.key()
            : (Character.isUpperCase(token.text().charAt(0)) ? "#C" : "#w") + ending;
    };
  }

  static String ending(String key) {
    return "~" + key.substring(Math.max(0, key.length() - 2));
  }

  static boolean isFunctionWord(String key) {
    return FUNCTION_WORDS.contains(key);
  }

  private static Set<String> functionWords() {
    Set<String> all = new HashSet<>();
    for (String language : List.of("en", "de", "fr", "es", "pt")) {
      all.addAll(DataFile.lines("function-words-" + language + ".txt"));
    }
    return Set.copyOf(all);
  }
}
