package dev.cairn.embed;

/** What the tokenizer of BERT takes a character for. */
final class Script {
  private static final int REPLACEMENT = 0xFFFD;

  private Script() {}

  /** Left out: controls, formats, private use, and what stands for a broken character. */
  static boolean isDropped(int c) {
    if (c == '\t' || c == '\n' || c == '\r') {
      return false;
    }
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.PRIVATE_USE -> true;
      default -> c == REPLACEMENT;
    };
  }

  static boolean isSpace(int c) {
    return c == '\t' || c == '\n' || c == '\r' || Character.isSpaceChar(c);
  }

  /** Written without spaces, so each is a word: the blocks of Han characters, as BERT lists them. */
  static boolean isHan(int c) {
    return in(c, 0x4E00, 0x9FFF)
        || in(c, 0x3400, 0x4DBF)
        || in(c, 0x20000, 0x2A6DF)
        || in(c, 0x2A700, 0x2B73F)
        || in(c, 0x2B740, 0x2B81F)
        || in(c, 0x2B920, 0x2CEAF)
        || in(c, 0xF900, 0xFAFF)
        || in(c, 0x2F800, 0x2FA1F);
  }

  /** Every ASCII sign counts, also those Unicode calls symbols. */
  static boolean isPunctuation(int c) {
    if (in(c, '!', '/') || in(c, ':', '@') || in(c, '[', '`') || in(c, '{', '~')) {
      return true;
    }
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION -> true;
      default -> false;
    };
  }

  static boolean endsSentence(int c) {
    return c == '.' || c == '!' || c == '?' || c == '。' || c == '！' || c == '？';
  }

  private static boolean in(int c, int from, int to) {
    return c >= from && c <= to;
  }
}
