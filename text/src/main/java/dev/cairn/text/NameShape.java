package dev.cairn.text;

/** Tells names from words by their shape: paths, files, flags, hosts, identifiers, calls. */
final class NameShape {
  private NameShape() {}

  static boolean isName(String text, int start, int end) {
    if (end - start < 2) {
      return false;
    }
    char first = text.charAt(start);
    if (first == '@' || first == '$' || first == '~') {
      return true;
    }
    if (first == '-') {
      return Character.isLetter(text.charAt(start + 1)) || text.charAt(start + 1) == '-';
    }
    return hasInnerMark(text, start, end) || isCamelCase(text, start, end);
  }

  private static boolean hasInnerMark(String text, int start, int end) {
    int slashes = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c == '_' || c == '\\' || c == '=' || c == '{' || c == '*' || c == '(') {
        return true;
      }
      if (c == '/') {
        slashes++;
      }
      if ((c == '.' || c == ':') && i > start && i + 1 < end && isInside(text, i)) {
        return true;
      }
      if (c == '.' && i == start) {
        return true;
      }
    }
    // "and/or", "yes/no" are words; "src/api/x" is a path, and so is what begins or ends with a
    // slash.
    boolean open = text.charAt(start) == '/' || text.charAt(end - 1) == '/';
    return slashes > 1 || (slashes == 1 && open);
  }

  /** A dot or colon with letters or digits on both sides, without the dots of "e.g" and "z.B". */
  private static boolean isInside(String text, int at) {
    char before = text.charAt(at - 1);
    char after = text.charAt(at + 1);
    boolean abbreviation = at >= 1
        && Character.isLetter(before)
        && (at < 2 || !Character.isLetterOrDigit(text.charAt(at - 2)))
        && (at + 2 >= text.length() || !Character.isLetterOrDigit(text.charAt(at + 2)));
    return Character.isLetterOrDigit(before) && Character.isLetterOrDigit(after) && !abbreviation;
  }

  private static boolean isCamelCase(String text, int start, int end) {
    for (int i = start + 1; i < end; i++) {
      if (Character.isUpperCase(text.charAt(i)) && Character.isLowerCase(text.charAt(i - 1))) {
        return true;
      }
    }
    return false;
  }
}
