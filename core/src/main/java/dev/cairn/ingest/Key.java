package dev.cairn.ingest;

import java.util.Optional;

/**
 * What may stand as an id, a relation, a type or a property's name. Unlike names typed by people, keys are
 * kept as they came: two adapters that agree on an id agree on its bytes.
 */
public final class Key {
  public static final int CODE_POINTS_MAX = 512;

  private Key() {}

  /** What is wrong with it and what to do, if anything. */
  public static Optional<String> fault(String key) {
    if (key.isEmpty()) {
      return Optional.of("is empty; give it a name");
    }
    // Counted in chars first, so that a text of a million letters is not walked through.
    if (key.length() > 2 * CODE_POINTS_MAX
        || key.codePointCount(0, key.length()) > CODE_POINTS_MAX) {
      return Optional.of("is longer than " + CODE_POINTS_MAX + " characters: " + Shown.of(key));
    }
    if (key.codePoints().anyMatch(Key::isForbidden)) {
      return Optional.of(
          "holds a control character or a lone surrogate; remove it: " + Shown.of(key));
    }
    if (isSpace(key.codePointAt(0)) || isSpace(key.codePointBefore(key.length()))) {
      return Optional.of("begins or ends with white space; remove it: " + Shown.of(key));
    }
    return Optional.empty();
  }

  private static boolean isSpace(int codePoint) {
    return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
  }

  private static boolean isForbidden(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.CONTROL
        || type == Character.SURROGATE
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }
}
