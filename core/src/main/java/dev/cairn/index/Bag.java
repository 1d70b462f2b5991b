package dev.cairn.index;

import java.util.LinkedHashMap;
import java.util.Map;

/** The words of a text and how often each stands in it. */
public final class Bag {
  private final Map<String, Integer> times = new LinkedHashMap<>();
  private int length;

  private Bag() {}

  public static Bag of(String text) {
    Bag bag = new Bag();
    Words.of(text).forEachRemaining(token -> bag.add(token.term(), 1));
    return bag;
  }

  /** Words that were cut already, each once. */
  public static Bag ofWords(Iterable<String> words) {
    Bag bag = new Bag();
    words.forEach(word -> bag.add(word, 1));
    return bag;
  }

  /** Several texts as one. */
  public static Bag of(Bag... parts) {
    Bag bag = new Bag();
    for (Bag part : parts) {
      part.times.forEach(bag::add);
    }
    return bag;
  }

  private void add(String word, int more) {
    times.merge(word, more, Integer::sum);
    length += more;
  }

  public Map<String, Integer> times() {
    return times;
  }

  /** How many words, repetitions included. */
  public int length() {
    return length;
  }
}
