package dev.cairn.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Looks for words in texts that were not taken apart yet. A short text is read word by word, as the index
 * does, unless none of the words can be in it; in a long one each word is looked for until it is found once.
 */
final class PendingWords {
  private final List<String> terms;
  private final Map<String, Integer> places = new HashMap<>();
  private final List<String> fragments;

  /** @param terms as {@link Words#asked} gives them */
  PendingWords(List<String> terms) {
    this.terms = terms;
    this.fragments = new ArrayList<>();
    for (int place = 0; place < terms.size(); place++) {
      places.put(terms.get(place), place);
      fragments.add(WordPlaces.fragment(terms.get(place)));
    }
  }

  /** How often each word stands in a text. */
  int[] times(String text, boolean whole) {
    int[] times = new int[terms.size()];
    if (!whole) {
      WordPlaces found = new WordPlaces(text);
      for (int place = 0; place < times.length; place++) {
        times[place] = found.of(terms.get(place), 1).size();
      }
    } else if (mayHaveAny(text.toLowerCase(Locale.ROOT))) {
      count(text, times);
    }
    return times;
  }

  /** Adds how often each word stands in a text. */
  void count(String text, int[] times) {
    for (Words words = Words.of(text); words.hasNext(); ) {
      Integer place = places.get(words.next().term());
      if (place != null) {
        times[place]++;
      }
    }
  }

  /** What is not ASCII may look different and be one; what has no fragment is in every text. */
  private boolean mayHaveAny(String lower) {
    return !Characters.isAscii(lower) || fragments.stream().anyMatch(lower::contains);
  }
}
