package dev.cairn.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns of phrase with a meaning in common, found in a text by their first word. Made of a data file: one
 * phrase a line, its tokens parted by spaces; {@code *} at the end of a token stands for any ending.
 */
public final class Lexicon {
  private static final String ANY_ENDING = "*";

  private final Map<String, List<List<String>>> byFirst = new HashMap<>();
  /** Phrases whose first token has any ending, by the beginning's first char. */
  private final Map<Character, List<List<String>>> byBeginning = new HashMap<>();

  private Lexicon(List<String> phrases) {
    for (String phrase : phrases) {
      List<String> tokens = List.of(phrase.split(" "));
      String first = tokens.get(0);
      if (first.endsWith(ANY_ENDING)) {
        byBeginning.computeIfAbsent(first.charAt(0), any -> new ArrayList<>()).add(tokens);
      } else {
        byFirst.computeIfAbsent(first, any -> new ArrayList<>()).add(tokens);
      }
    }
  }

  /** The lexicon of a data file beside this class. */
  public static Lexicon of(String file) {
    return new Lexicon(DataFile.lines(file));
  }

  public static Lexicon of(List<String> phrases) {
    return new Lexicon(phrases);
  }

  /** How many tokens the longest phrase has that begins there; 0 if none does. */
  public int at(List<Token> tokens, int at) {
    String key = tokens.get(at).key();
    int longest = longest(byFirst.getOrDefault(key, List.of()), tokens, at);
    List<List<String>> beginnings =
        key.isEmpty() ? List.of() : byBeginning.getOrDefault(key.charAt(0), List.of());
    return Math.max(longest, longest(beginnings, tokens, at));
  }

  /** How often any of its phrases occurs. */
  public int count(List<Token> tokens) {
    int count = 0;
    for (int at = 0; at < tokens.size(); ) {
      int length = at(tokens, at);
      count += length > 0 ? 1 : 0;
      at += Math.max(1, length);
    }
    return count;
  }

  public boolean occursIn(List<Token> tokens) {
    for (int at = 0; at < tokens.size(); at++) {
      if (at(tokens, at) > 0) {
        return true;
      }
    }
    return false;
  }

  private static int longest(List<List<String>> phrases, List<Token> tokens, int at) {
    int longest = 0;
    for (List<String> phrase : phrases) {
      if (phrase.size() > longest && matches(phrase, tokens, at)) {
        longest = phrase.size();
      }
    }
    return longest;
  }

  private static boolean matches(List<String> phrase, List<Token> tokens, int at) {
    if (at + phrase.size() > tokens.size()) {
      return false;
    }
    for (int i = 0; i < phrase.size(); i++) {
      String wanted = phrase.get(i);
      String key = tokens.get(at + i).key();
      boolean match = wanted.endsWith(ANY_ENDING)
          ? key.startsWith(wanted.substring(0, wanted.length() - 1))
          : key.equals(wanted);
      if (!match) {
        return false;
      }
    }
    return true;
  }
}
