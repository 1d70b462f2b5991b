package dev.cairn.server.terminal;

import dev.cairn.decide.Recalled;

/**
 * Makes text from outside safe to look at. A logged text may hold escape sequences that would rewrite the
 * screen, or marks that turn the direction of writing; shown, they become visible signs.
 */
public final class Plain {
  private Plain() {}

  /** On one line: breaks and tabs become spaces. */
  public static String line(String text) {
    return block(text).replaceAll("[\\n\\t]+", " ").strip();
  }

  /** With its lines as they are. */
  public static String block(String text) {
    return Recalled.visible(text);
  }

  /** On one line of at most this many code points. */
  public static String line(String text, int most) {
    String line = line(text);
    return line.codePointCount(0, line.length()) <= most
        ? line
        : line.substring(0, line.offsetByCodePoints(0, most - 1)) + "…";
  }
}
