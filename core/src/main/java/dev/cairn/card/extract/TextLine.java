package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A line of what a user wrote, with its place.
 *
 * @param text its head, which tells what kind of line it is
 */
record TextLine(int start, int end, String text) {
  static List<TextLine> of(String text) {
    List<TextLine> lines = new ArrayList<>();
    for (int start = 0; start <= text.length(); ) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      int head = Math.min(end, start + ExtractionBounds.DEFAULT.lineCharsMax());
      lines.add(new TextLine(start, end, text.substring(start, head).stripTrailing()));
      start = end + 1;
    }
    return lines;
  }

  boolean isBlank() {
    return text.isBlank();
  }

  boolean isIndented() {
    return !isBlank() && Character.isWhitespace(text.charAt(0));
  }

  /** As people name what they write about: without marks around it, in small letters. */
  static String plain(String words) {
    return words.strip().toLowerCase(Locale.ROOT);
  }
}
