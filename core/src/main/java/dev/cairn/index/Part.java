package dev.cairn.index;

/** Finds the smallest parts of a name: between separators, at a change of case, around numbers. */
final class Part {
  private final String text;
  private final int limit;

  Part(String text, int limit) {
    this.text = text;
    this.limit = limit;
  }

  /** The first place at or after {@code from} where a part begins. */
  int begin(int from) {
    int at = from;
    while (at < limit && isSeparator(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where the part that begins at {@code from} ends. */
  int end(int from) {
    int at = from + 1;
    while (at < limit && !isSeparator(text.charAt(at)) && !isBoundary(from, at)) {
      at++;
    }
    return Math.min(at, limit);
  }

  private static boolean isSeparator(char c) {
    return c == '_' || Characters.isJoiner(c);
  }

  private boolean isBoundary(int from, int at) {
    char before = text.charAt(at - 1);
    char here = text.charAt(at);
    if (Character.isDigit(before) != Character.isDigit(here)) {
      return Character.isLetter(before) ? isWordBefore(from, at) : isWordAfter(at);
    }
    return Character.isUpperCase(here)
        && (Character.isLowerCase(before)
            || (Character.isUpperCase(before)
                && at + 1 < limit
                && Character.isLowerCase(text.charAt(at + 1))));
  }

  /** A single letter beside a number belongs to it: E0502, v1, i18n stay whole; utf8 does not. */
  private boolean isWordBefore(int from, int at) {
    return at - 2 >= from && Character.isLetter(text.charAt(at - 2));
  }

  private boolean isWordAfter(int at) {
    return at + 1 < limit
        && Character.isLetter(text.charAt(at))
        && Character.isLetter(text.charAt(at + 1));
  }
}
