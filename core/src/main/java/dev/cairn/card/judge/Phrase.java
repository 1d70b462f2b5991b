package dev.cairn.card.judge;

import dev.cairn.index.Words;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The words of a statement in their order, as written in lower case, with their stems. */
record Phrase(List<String> words, List<String> stems) {

  private static final Set<String> COUNTS =
      Set.of("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve");

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

  /** Where the first of these words or turns of phrase begins; -1 if nowhere. */
  int first(Set<String> some, Turns turns) {
    for (int at = 0; at < size(); at++) {
      if (some.contains(words.get(at)) || turns.at(words, at) > 0) {
        return at;
      }
    }
    return -1;
  }

  Phrase and(Phrase more) {
    List<String> all = new ArrayList<>(words);
    all.addAll(more.words);
    List<String> allStems = new ArrayList<>(stems);
    allStems.addAll(more.stems);
    return new Phrase(all, allStems);
  }

  /** How many words the turn of phrase has that stands there; 0 if none does. */
  int turn(Turns some, int at) {
    return some.at(words, at);
  }

  boolean has(Turns some) {
    return first(Set.of(), some) >= 0;
  }

  /** What is left when these turns of phrase go. */
  Phrase without(Turns some) {
    List<Integer> left = new ArrayList<>();
    for (int at = 0; at < size(); ) {
      int gone = some.at(words, at);
      if (gone == 0) {
        left.add(at);
      }
      at += Math.max(1, gone);
    }
    return left.size() == size()
        ? this
        : new Phrase(
            left.stream().map(words::get).toList(),
            left.stream().map(stems::get).toList());
  }

  boolean hasAny(Set<String> some) {
    return words.stream().anyMatch(some::contains);
  }

  static Set<String> numbers(Set<String> words) {
    Set<String> numbers = new HashSet<>(words);
    numbers.removeIf(word -> !isNumber(word));
    return numbers;
  }

  /** Whether a word is a number, a version or the like: what it says is its value. */
  static boolean isNumber(String word) {
    return COUNTS.contains(word) || word.codePoints().anyMatch(Character::isDigit);
  }
}
