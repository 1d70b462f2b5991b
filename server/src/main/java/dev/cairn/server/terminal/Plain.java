package dev.cairn.server.terminal;

/**
 * Makes text from outside safe to look at. A logged text may hold escape sequences that would rewrite the
 * screen, or marks that turn the direction of writing; shown, they become visible signs.
 */
public final class Plain {
  private static final int CONTROL_PICTURES = 0x2400;
  private static final int DELETE = 0x7F;
  private static final int DELETE_PICTURE = 0x2421;

  private Plain() {}

  /** On one line: breaks and tabs become spaces. */
  public static String line(String text) {
    return block(text).replaceAll("[\\n\\t]+", " ").strip();
  }

  /** With its lines as they are. */
  public static String block(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.replace("\r\n", "\n").codePoints().forEach(c -> show(c, shown));
    return shown.toString();
  }

  /** On one line of at most this many code points. */
  public static String line(String text, int most) {
    String line = line(text);
    return line.codePointCount(0, line.length()) <= most
        ? line
        : line.substring(0, line.offsetByCodePoints(0, most - 1)) + "…";
  }

  private static void show(int c, StringBuilder shown) {
    if (c == '\n' || c == '\t') {
      shown.appendCodePoint(c);
    } else if (c < ' ') {
      shown.appendCodePoint(CONTROL_PICTURES + c);
    } else if (c == DELETE) {
      shown.appendCodePoint(DELETE_PICTURE);
    } else if (Character.isISOControl(c) || turnsWriting(c) || isTag(c)) {
      shown.append("<U+%04X>".formatted(c));
    } else {
      shown.appendCodePoint(c);
    }
  }

  /** Letters that no one sees and a model reads. */
  private static boolean isTag(int c) {
    return c >= 0xE0000 && c <= 0xE007F;
  }

  /** Embeddings, overrides and isolates, which can make one text look like another. */
  private static boolean turnsWriting(int c) {
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  }
}
