package dev.cairn.search;

import dev.cairn.index.Token;
import dev.cairn.index.WordPlaces;
import dev.cairn.index.Words;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A stretch of text to quote, in UTF-16 units, that begins and ends with a word.
 *
 * <p>Of all stretches that are short enough, the first with the most different words of the query; then as
 * much around it as fits, so that a reader sees them in their sentence.
 */
public record Passage(int start, int end) {
  /** A stretch with so many different words of the query. */
  private record Core(Passage passage, int words) {}

  /** The best passage of at most {@code most} characters; none if there is nothing to quote. */
  public static Optional<Passage> best(String text, Set<String> terms, int most) {
    Passage all = strip(text, new Passage(0, text.length()));
    if (all.length() <= most) {
      return Optional.of(all).filter(passage -> passage.length() > 0);
    }
    Optional<Core> densest = text.length() > WordPlaces.LONG_TEXT
        ? nearPlaces(text, terms, most)
        : densest(text, terms, most);
    Passage core = densest.map(Core::passage).orElse(new Passage(all.start, all.start));
    return Optional.of(strip(text, widen(text, core, all, most)));
  }

  private int length() {
    return end - start;
  }

  /** The densest around the first places of each word: reading a long text word by word takes seconds. */
  private static Optional<Core> nearPlaces(String text, Set<String> terms, int most) {
    WordPlaces places = new WordPlaces(text);
    Optional<Core> best = Optional.empty();
    for (int place : terms.stream()
        .flatMapToInt(term -> places.of(term, WordPlaces.READ_MAX).intStream())
        .sorted()
        .distinct()
        .toArray()) {
      int from = edge(text, Math.max(0, place - most), place, 1);
      int to = edge(text, Math.min(text.length(), place + 2 * most), place, -1);
      Optional<Core> near = densest(text.substring(from, to), terms, most)
          .map(core -> new Core(
              new Passage(from + core.passage.start, from + core.passage.end), core.words));
      if (near.isPresent() && near.get().words > best.map(Core::words).orElse(0)) {
        best = near;
      }
    }
    return best;
  }

  /** A window slides over the matched words and keeps count of each; it ends early once it has all. */
  private static Optional<Core> densest(String text, Set<String> terms, int most) {
    Deque<Token> window = new ArrayDeque<>();
    Map<String, Integer> counts = new HashMap<>();
    Optional<Core> best = Optional.empty();
    int mostWords = 0;
    for (Words words = Words.of(text); words.hasNext() && mostWords < terms.size(); ) {
      Token word = words.next();
      if (!terms.contains(word.term())) {
        continue;
      }
      window.add(word);
      counts.merge(word.term(), 1, Integer::sum);
      while (word.end() - window.getFirst().start() > most && window.size() > 1) {
        counts.computeIfPresent(window.remove().term(), (term, n) -> n == 1 ? null : n - 1);
      }
      if (counts.size() > mostWords) {
        mostWords = counts.size();
        int end = window.stream().mapToInt(Token::end).max().orElse(word.end());
        best = Optional.of(new Core(new Passage(window.getFirst().start(), end), mostWords));
      }
    }
    return best;
  }

  /** Spends what is left of the length on both sides, then draws back to whole words. */
  private static Passage widen(String text, Passage core, Passage within, int most) {
    int from = Math.max(within.start, core.start - (most - core.length()) / 2);
    int to = Math.min(within.end, from + most);
    from = Math.max(within.start, to - most);
    if (core.length() == 0 || core.length() > most) {
      return head(text, core.start, most);
    }
    return new Passage(edge(text, from, core.start, 1), edge(text, to, core.end, -1));
  }

  /** From a place on, as much as fits; a word longer than that is cut in two. */
  private static Passage head(String text, int start, int most) {
    int end = edge(text, start + most, start, -1);
    int cut = start + most;
    return new Passage(
        start, end > start ? end : Character.isLowSurrogate(text.charAt(cut)) ? cut - 1 : cut);
  }

  /** The first place from {@code from} towards {@code last} that is not inside a word. */
  private static int edge(String text, int from, int last, int step) {
    int at = from;
    while (at != last && isInsideWord(text, at)) {
      at += step;
    }
    return at;
  }

  private static boolean isInsideWord(String text, int at) {
    return at > 0
        && at < text.length()
        && (Character.isLowSurrogate(text.charAt(at))
            || (isSpelled(text.codePointBefore(at)) && isSpelled(text.codePointAt(at))));
  }

  private static boolean isSpelled(int c) {
    return Character.isLetterOrDigit(c) && !Character.isIdeographic(c);
  }

  private static Passage strip(String text, Passage passage) {
    int from = passage.start;
    int to = passage.end;
    while (from < to && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
      to--;
    }
    return new Passage(from, to);
  }
}
