package dev.cairn.decide;

/** Characters no one sees and a model reads: they hide a mark, or make one text look like another. */
final class Unseen {
  private static final int JOINER_FIRST = 0x200C;
  private static final int JOINER_LAST = 0x200D;
  private static final int DELETE = 0x7F;
  private static final int LAST_CONTROL = 0x9F;

  /** Makes an emoji of a sign; all other selectors carry what no one sees. */
  private static final int COLOURED = 0xFE0F;

  private Unseen() {}

  /** Without those of no width; joiners and colours stay where a script or an emoji needs them. */
  static String removed(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    int before = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      int after = i < text.length() ? text.codePointAt(i) : 0;
      boolean joins = c >= JOINER_FIRST && c <= JOINER_LAST;
      boolean odd = (joins && (isPlain(before) || isPlain(after)))
          || (c == COLOURED && (before < 0x2000 || before == COLOURED));
      if (!odd && !hasNoWidth(c)) {
        seen.appendCodePoint(c);
        before = c;
      }
    }
    return seen.toString();
  }

  /** Whether it is one of all these, wherever it stands. */
  static boolean hides(int c) {
    return hasNoWidth(c)
        || isTag(c)
        || turnsWriting(c)
        || (c >= JOINER_FIRST && c <= JOINER_LAST)
        || (isBlank(c) && c != '\u00A0' && c != '\u3000')
        || (c >= DELETE && c <= LAST_CONTROL);
  }

  private static boolean isPlain(int c) {
    return c < 0x250;
  }

  private static boolean hasNoWidth(int c) {
    boolean format = Character.getType(c) == Character.FORMAT;
    boolean joins = c >= JOINER_FIRST && c <= JOINER_LAST;
    return (format && !joins && !isTag(c) && !turnsWriting(c))
        || c == 0x34F
        || (c >= 0x180B && c <= 0x180F)
        || (c >= 0xFE00 && c < COLOURED)
        || (c >= 0xE0100 && c <= 0xE01EF);
  }

  /** Letters that are only room: what follows them seems to stand at the start. */
  static boolean isBlank(int c) {
    return c == 0x115F
        || c == 0x1160
        || c == 0x3164
        || c == 0xFFA0
        || c == 0x2800
        || (c != ' ' && Character.isSpaceChar(c));
  }

  /** Plain letters as mathematics and signs dress them up: bold, slanted, in squares. */
  static boolean isDressed(int c) {
    return (c >= 0x1D400 && c <= 0x1D7FF) || (c >= 0x1F130 && c <= 0x1F149);
  }

  /** Letters that no one sees and a model reads. */
  static boolean isTag(int c) {
    return c >= 0xE0000 && c <= 0xE007F;
  }

  /** Embeddings, overrides and isolates, which can make one text look like another. */
  static boolean turnsWriting(int c) {
    return (c >= 0x202A && c <= 0x202E)
        || (c >= 0x2066 && c <= 0x2069)
        || c == 0x200E
        || c == 0x200F
        || c == 0x61C;
  }
}
