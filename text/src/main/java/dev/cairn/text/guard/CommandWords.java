package dev.cairn.text.guard;

import java.util.Locale;
import java.util.Set;

/** Compares the words of a command with those that a rule writes. */
final class CommandWords {
  private CommandWords() {}

  /** Whether a word is there, as it is, among flags written together, or as a placeholder. */
  static boolean has(Set<String> words, String wanted) {
    if (wanted.startsWith("<") || wanted.equals("...") || wanted.equals("*")) {
      return true;
    }
    return words.stream()
        .anyMatch(word -> same(wanted, word)
            || CommandPattern.isWord(wanted, word.toLowerCase(Locale.ROOT))
            || cluster(words, wanted));
  }

  /** "-rf" is there if both flags are. */
  private static boolean cluster(Set<String> words, String wanted) {
    boolean short_ = wanted.length() > 2 && wanted.charAt(0) == '-' && wanted.charAt(1) != '-';
    return short_
        && wanted
            .chars()
            .skip(1)
            .allMatch(c -> words.stream()
                .anyMatch(word -> word.length() > 1
                    && word.charAt(0) == '-'
                    && word.charAt(1) != '-'
                    && word.indexOf(c) > 0));
  }

  /** "Node.js" names the program node. */
  static boolean same(String wanted, String word) {
    return wanted.equalsIgnoreCase(word)
        || (wanted.endsWith(".js") && wanted.equalsIgnoreCase(word + ".js"));
  }
}
