package dev.cairn.card.judge;

import dev.cairn.index.Words;
import java.util.HashSet;
import java.util.Set;

/** How many of their words two texts share: Jaccard, from 0 to 1. */
final class Overlap {
  private Overlap() {}

  /** The stems of a text. */
  static Set<String> words(String text) {
    Set<String> words = new HashSet<>();
    Words.of(text).forEachRemaining(token -> words.add(token.term()));
    return words;
  }

  static double of(Set<String> a, Set<String> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return 0;
    }
    int common = 0;
    for (String word : a) {
      common += b.contains(word) ? 1 : 0;
    }
    return (double) common / (a.size() + b.size() - common);
  }

  /** The share of one's words that the other has too. */
  static double share(Set<String> of, Set<String> in) {
    return of.isEmpty() ? 0 : (double) of.stream().filter(in::contains).count() / of.size();
  }
}
