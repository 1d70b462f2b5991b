package dev.cairn.log;

import java.text.Normalizer;
import java.util.Optional;

/**
 * Finds a quote whose white space or Unicode form differs from the text it is from. What is found is the span
 * of the text itself: the words are stored as they stand there.
 */
final class LooseQuote {
  /** A span of a text, in UTF-16 units. */
  record Span(int start, int end) {}

  private final StringBuilder level = new StringBuilder();
  /** Where the piece that each level character comes from begins and ends. */
  private final int[] starts;

  private final int[] ends;
  private int size;

  private LooseQuote(String text) {
    // Compatibility forms can grow a character eighteenfold; most texts do not grow at all.
    String whole = Normalizer.normalize(text, Normalizer.Form.NFKC);
    int most = Math.max(whole.length(), text.length()) * 2 + 32;
    this.starts = new int[most];
    this.ends = new int[most];
    read(text);
  }

  static Optional<Span> find(String text, String quote) {
    String sought = new LooseQuote(quote).level.toString().strip();
    if (sought.isEmpty()) {
      return Optional.empty();
    }
    LooseQuote in = new LooseQuote(text);
    int at = in.level.indexOf(sought);
    return at < 0
        ? Optional.empty()
        : Optional.of(new Span(in.starts[at], in.ends[at + sought.length() - 1]));
  }

  private void read(String text) {
    int at = 0;
    while (at < text.length()) {
      int end = endOfPiece(text, at);
      String piece = Normalizer.normalize(text.substring(at, end), Normalizer.Form.NFKC);
      for (int i = 0; i < piece.length(); i++) {
        char c = Character.isWhitespace(piece.charAt(i)) ? ' ' : piece.charAt(i);
        boolean again = c == ' ' && size > 0 && level.charAt(size - 1) == ' ';
        if (again) {
          ends[size - 1] = end;
        } else if (size < starts.length) {
          level.append(c);
          starts[size] = at;
          ends[size++] = end;
        }
      }
      at = end;
    }
  }

  /** A character with the marks that belong to it: they may be one character in another form. */
  private static int endOfPiece(String text, int from) {
    int end = from + Character.charCount(text.codePointAt(from));
    while (end < text.length() && isMark(text.codePointAt(end))) {
      end += Character.charCount(text.codePointAt(end));
    }
    return end;
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }
}
