package dev.cairn.index;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Locale;

/**
 * Where words stand in a long text, without reading all of it word by word: places that look like a word are
 * sought first, and only the name around each is read.
 */
public final class WordPlaces {
  /** A text longer than this is read only around the words, in UTF-16 units. */
  public static final int LONG_TEXT = 65_536;

  /** Places of each word around which such a text is read. */
  public static final int READ_MAX = 8;

  /** From here on the stemmer may have changed the last letter of a word. */
  private static final int STEMMED_MIN = 4;

  /** How far around a place the name it belongs to is read. */
  private static final int AROUND = 128;

  /** Places that look like a word and are none, before it is given up. */
  private static final int TRIED_MAX = 1_000;

  private final String text;
  private final String lower;

  public WordPlaces(String text) {
    this.lower = text.toLowerCase(Locale.ROOT);
    // Where letters changed their number, the parts of a name can no longer be told by their case.
    this.text = lower.length() == text.length() ? text : lower;
  }

  /** The longest run of letters and digits of a term, without the letter a stemmer may have changed. */
  static String fragment(String term) {
    String longest = "";
    int start = 0;
    for (int at = 0; at <= term.length(); at++) {
      if (at == term.length() || !Character.isLetterOrDigit(term.charAt(at))) {
        longest = at - start > longest.length() ? term.substring(start, at) : longest;
        start = at + 1;
      }
    }
    boolean stemmed = longest.length() >= STEMMED_MIN && longest.length() == term.length();
    return stemmed ? longest.substring(0, longest.length() - 1) : longest;
  }

  /** The first places of a term, as {@link Words#asked} gives it; at most so many. */
  public IntList of(String term, int most) {
    IntList places = new IntArrayList();
    String fragment = fragment(term);
    int at = fragment.isEmpty() ? -1 : lower.indexOf(fragment);
    for (int tried = 0; at >= 0 && tried < TRIED_MAX && places.size() < most; tried++) {
      if (stands(at, fragment.length(), term)) {
        places.add(at);
      }
      at = lower.indexOf(fragment, at + fragment.length());
    }
    return places;
  }

  /** Whether the name around a place is the word or has it as a part. */
  private boolean stands(int at, int length, String term) {
    int start = at;
    while (start > 0 && at - start < AROUND && !Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    int last = Math.min(text.length(), at + length + AROUND);
    int end = at + length;
    while (end < last && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    for (Words words = Words.of(text.substring(start, end)); words.hasNext(); ) {
      if (words.next().term().equals(term)) {
        return true;
      }
    }
    return false;
  }
}
