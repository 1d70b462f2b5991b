package dev.cairn.card.judge;

import dev.cairn.index.Words;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The words of a statement in their order, as written in lower case, with their stems. */
record Phrase(List<String> words, List<String> stems) {

  /** Reads letters and digits; dots, hyphens and apostrophes only inside a word. */
  static Phrase of(String text) {
    String level = Normalizer.normalize(text, Normalizer.Form.NFKC)
        .replace('\u2019', '\'')
        .toLowerCase(Locale.ROOT);
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < level.length()) {
      int end = endOfWord(level, at);
      if (end > at) {
        words.add(level.substring(at, end));
      }
      at = Math.max(end, at + 1);
    }
    return of(words);
  }

  static Phrase of(List<String> words) {
    return new Phrase(List.copyOf(words), words.stream().map(Phrase::stem).toList());
  }

  /** The stemmer makes {@code ad} of adding and leaves {@code add} alone; they are one verb. */
  private static String stem(String word) {
    String stem = Words.form(word);
    String doubled = stem.isEmpty() ? stem : stem + stem.charAt(stem.length() - 1);
    return stem.length() == 2 && word.startsWith(doubled) ? doubled : stem;
  }

  private static int endOfWord(String text, int from) {
    int end = from;
    while (end < text.length()) {
      boolean inside = end > from
          && (text.charAt(end) == '.' || text.charAt(end) == '\'')
          && end + 1 < text.length()
          && Character.isLetterOrDigit(text.charAt(end + 1));
      if (!Character.isLetterOrDigit(text.charAt(end)) && !inside) {
        return end;
      }
      end++;
    }
    return end;
  }

  int size() {
    return words.size();
  }

  boolean isEmpty() {
    return words.isEmpty();
  }

  String word(int at) {
    return words.get(at);
  }

  Phrase part(int from, int to) {
    return new Phrase(words.subList(from, to), stems.subList(from, to));
  }

  /** Where these words begin, at or after {@code from}; -1 if nowhere. */
  int find(int from, List<String> sought) {
    for (int at = from; at + sought.size() <= size(); at++) {
      if (words.subList(at, at + sought.size()).equals(sought)) {
        return at;
      }
    }
    return -1;
  }

  boolean hasPhrase(List<List<String>> some) {
    return some.stream().anyMatch(sought -> find(0, sought) >= 0);
  }

  /** What is left when these turns of phrase go. */
  Phrase without(List<List<String>> some) {
    List<String> left = new ArrayList<>(words);
    for (List<String> gone : some) {
      int at = Collections.indexOfSubList(left, gone);
      if (at >= 0) {
        left.subList(at, at + gone.size()).clear();
      }
    }
    return left.size() == words.size() ? this : of(left);
  }

  boolean hasAny(Set<String> some) {
    return words.stream().anyMatch(some::contains);
  }

  /** Whether a word is a number, a version or the like: what it says is its value. */
  static boolean isNumber(String word) {
    return word.codePoints().anyMatch(Character::isDigit);
  }
}
