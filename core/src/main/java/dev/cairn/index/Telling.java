package dev.cairn.index;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The words of a text that say what it is about, as they are looked up. */
public final class Telling {
  private Telling() {}

  /** Names and their parts, in order, at most so many; those that only hold a question together if no others. */
  public static Set<String> words(String text, int most) {
    Map<String, String> words = new LinkedHashMap<>();
    for (Words asked = Words.asked(text); asked.hasNext() && words.size() < most; ) {
      Token word = asked.next();
      words.putIfAbsent(word.term(), text.substring(word.start(), word.end()));
    }
    Map<String, String> telling = new LinkedHashMap<>(words);
    telling.values().removeIf(FunctionWords::contains);
    return new LinkedHashSet<>(telling.isEmpty() ? words.keySet() : telling.keySet());
  }

  /**
   * The smallest parts alone, so that {@code force-push} and {@code push --force} are the same two.
   *
   * @param empty further words that tell nothing, as they are written
   */
  public static Set<String> parts(String text, Predicate<String> empty) {
    Set<String> parts = new LinkedHashSet<>();
    Words words = Words.asked(text);
    Token token = words.hasNext() ? words.next() : null;
    while (token != null) {
      Token next = words.hasNext() ? words.next() : null;
      String written = text.substring(token.start(), token.end());
      boolean whole = next == null || !within(next, token);
      if (whole && !FunctionWords.contains(written) && !empty.test(written)) {
        parts.add(token.term());
      }
      token = next;
    }
    return parts;
  }

  private static boolean within(Token part, Token name) {
    return part.start() >= name.start()
        && part.end() <= name.end()
        && part.end() - part.start() < name.end() - name.start();
  }
}
