package dev.cairn.index;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;

/**
 * Takes a name apart: {@code github:create_issue} is one word, {@code create_issue} is one, and {@code
 * github}, {@code create} and {@code issue} are. The longer ones stand where their first part stands.
 */
final class Name {
  /** What English hangs on a word; "they're" is found by "they". */
  private static final Set<String> DROPPED_ENDINGS = Set.of("s", "re", "ve", "ll", "d", "m");

  private final String text;
  private final Collection<Token> out;

  Name(String text, Collection<Token> out) {
    this.text = text;
    this.out = out;
  }

  /**
   * Reads the name {@code [start, whole)}, whose middle {@code [body, end)} is without sigil and suffix.
   */
  void read(int start, int body, int end, int whole) {
    int apostrophe = lastApostrophe(body, end);
    String ending =
        apostrophe < 0 ? "" : text.substring(apostrophe + 1, end).toLowerCase(Locale.ROOT);
    if (ending.equals("t")) {
      String joined = text.substring(start, apostrophe) + ending;
      out.add(new Token(WordForm.of(joined), start, end, false));
    } else if (DROPPED_ENDINGS.contains(ending)) {
      split(start, body, apostrophe, apostrophe);
    } else {
      split(start, body, end, whole);
    }
  }

  private int lastApostrophe(int body, int end) {
    int at = end - 1;
    while (at > body && !Characters.isApostrophe(text.charAt(at))) {
      at--;
    }
    return at > body ? at : -1;
  }

  private void split(int start, int body, int end, int whole) {
    if (new Part(text, end).begin(body) == end) {
      // A line of underscores is no word.
      return;
    }
    boolean stacked = false;
    if (start < body || end < whole) {
      stacked = add(start, whole, false);
      if (end - body == 1 && end < whole) {
        // C++ is not C, and a single letter would find every one of them.
        return;
      }
    }
    int firstOuter = endOfOuter(body, end);
    int first = new Part(text, end).end(body);
    if (first < end) {
      stacked = add(body, end, stacked);
    }
    for (int from = body; from < end; ) {
      int to = from == body ? firstOuter : endOfOuter(from, end);
      boolean isWhole = from == body && to == end;
      stacked = readOuter(from, to, stacked, isWhole);
      from = afterOuter(to, end);
    }
  }

  /** Reads one outer part, such as a file's name in a path: whole, then in pieces. */
  private boolean readOuter(int from, int to, boolean stackedAlready, boolean known) {
    Part part = new Part(text, to);
    boolean stacked = stackedAlready;
    int start = part.begin(from);
    if (!known && start < to && part.begin(part.end(start)) < to) {
      stacked = add(from, to, stacked);
    }
    while (start < to) {
      int end = part.end(start);
      add(start, end, stacked);
      stacked = false;
      start = part.begin(end);
    }
    return stacked;
  }

  private int endOfOuter(int from, int end) {
    int at = from;
    while (at < end && !isOuterBreak(at, end)) {
      at++;
    }
    return at;
  }

  private int afterOuter(int from, int end) {
    int at = from;
    while (at < end && isOuterBreak(at, end)) {
      at++;
    }
    return at;
  }

  /** A separator, or the T between the date and the time of 2026-01-31T12:00. */
  private boolean isOuterBreak(int at, int end) {
    char c = text.charAt(at);
    return Characters.isOuter(c)
        || (c == 'T'
            && at + 1 < end
            && at > 0
            && Character.isDigit(text.charAt(at - 1))
            && Character.isDigit(text.charAt(at + 1)));
  }

  /** Adds a word; answers that the next one may stand on it. */
  private boolean add(int start, int end, boolean stacked) {
    out.add(new Token(WordForm.of(text.substring(start, end)), start, end, stacked));
    return true;
  }
}
