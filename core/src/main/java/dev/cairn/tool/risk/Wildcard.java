package dev.cairn.tool.risk;

import java.util.List;

/** Patterns with {@code *} for any text. */
final class Wildcard {
  private Wildcard() {}

  /** The parts of the pattern in their order, the first and the last in place. */
  static boolean fits(String word, String pattern) {
    if (pattern.indexOf('*') < 0) {
      return word.equals(pattern);
    }
    List<String> parts = List.of(pattern.split("\\*", -1));
    String last = parts.get(parts.size() - 1);
    if (!word.startsWith(parts.get(0)) || !word.endsWith(last)) {
      return false;
    }
    int at = 0;
    for (String part : parts) {
      int found = word.indexOf(part, at);
      if (found < 0) {
        return false;
      }
      at = found + part.length();
    }
    return at <= word.length();
  }
}
