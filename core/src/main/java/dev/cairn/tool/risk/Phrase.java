package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A phrase of whole words, each with its alternatives; {@code ..} is a gap. */
record Phrase(List<Set<String>> words) {
  private static final String GAP = "..";
  private static final int GAP_MAX = 4;

  static Phrase of(String line) {
    List<Set<String>> words = new ArrayList<>();
    for (String word : line.split(" +", -1)) {
      words.add(word.equals(GAP) ? Set.of() : Set.of(word.split("\\|", -1)));
    }
    return new Phrase(List.copyOf(words));
  }

  Set<String> beginnings() {
    return words.get(0);
  }

  boolean isAt(List<String> text, int at) {
    return isAt(text, at, 0);
  }

  private boolean isAt(List<String> text, int at, int part) {
    if (part == words.size()) {
      return true;
    }
    Set<String> wanted = words.get(part);
    if (!wanted.isEmpty()) {
      return at < text.size() && wanted.contains(text.get(at)) && isAt(text, at + 1, part + 1);
    }
    for (int skip = 0; skip <= GAP_MAX; skip++) {
      if (isAt(text, at + skip, part + 1)) {
        return true;
      }
    }
    return false;
  }
}
