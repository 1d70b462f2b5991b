package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import java.util.regex.Pattern;

/** How a card says what was found: on one line, and not too long. */
public final class Statements {
  private static final Pattern SPACES = Pattern.compile("\\s+");

  private Statements() {}

  /** A line of output: its spaces say nothing. */
  static String line(String text) {
    return SPACES.matcher(text).replaceAll(" ").strip();
  }

  /** At a word's end where there is one. */
  public static String cut(String text) {
    return cut(text, ExtractionBounds.DEFAULT.statementCharsMax());
  }

  static String cut(String text, int max) {
    if (text.length() <= max) {
      return text;
    }
    int space = text.lastIndexOf(' ', max - 1);
    int end = space > max / 2 ? space : max - 1;
    boolean split = Character.isHighSurrogate(text.charAt(end - 1));
    return text.substring(0, split ? end - 1 : end) + "…";
  }
}
