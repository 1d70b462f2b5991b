package dev.cairn.decide;

/** Characters no one sees and a model reads: they hide a mark, or make one text look like another. */
final class Unseen {
  private static final int JOINER_FIRST = 0x200C;
  private static final int JOINER_LAST = 0x200D;

  private Unseen() {}

  /** Without those of no width; joiners stay where a script or an emoji needs them. */
  static String removed(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    int before = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      int after = i < text.length() ? text.codePointAt(i) : 0;
      boolean joins = c >= JOINER_FIRST && c <= JOINER_LAST;
      if (!hasNoWidth(c) && !(joins && (isPlain(before) || isPlain(after)))) {
        seen.appendCodePoint(c);
        before = c;
      }
    }
    return seen.toString();
  }

  private static boolean isPlain(int c) {
    return c < 0x250;
  }

  private static boolean hasNoWidth(int c) {
    return c == 0x200B
        || c == 0xFEFF
        || c == 0xAD
        || c == 0x180E
        || c == 0x34F
        || (c >= 0x2060 && c <= 0x2064)
        || (c >= 0xE0100 && c <= 0xE01EF);
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
