package dev.cairn.text.sentence;

import dev.cairn.text.DataFile;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts runs of words, and tells the shape of a word. */
final class Grams {
  private static final int WORDS_MAX = 3;
  private static final Set<String> FUNCTION_WORDS = functionWords();

  private Grams() {}

  static Map<String, Double> words(List<Token> tokens) {
    Map<String, Double> counts = new LinkedHashMap<>();
    List<String> keys = new ArrayList<>();
    keys.add("^");
    tokens.forEach(token -> keys.add(wordKey(token)));
    keys.add("$");
    grams(keys, counts);
    return counts;
  }

  static String wordKey(Token token) {
    return switch (token.kind()) {
      case NUMBER -> "#0";
      case NAME -> "#n";
      default -> token.key();
    };
  }

  private static void grams(List<String> keys, Map<String, Double> counts) {
    for (int i = 0; i < keys.size(); i++) {
      StringBuilder gram = new StringBuilder();
      for (int n = 1; n <= WORDS_MAX && i + n <= keys.size(); n++) {
        gram.append(keys.get(i + n - 1)).append(' ');
        counts.merge(gram.toString(), 1.0, Double::sum);
      }
    }
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
