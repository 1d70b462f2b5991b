package dev.cairn.entity;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

/** The one written form of what is mentioned. */
final class Key {
  /** Longer than any name; what is longer is data. */
  static final int CHARS_MAX = 80;

  private static final char LAST_PLAIN = 0x7E;

  private Key() {}

  /** Nothing if it is too long, too short or cannot be written down. */
  static Optional<String> of(String written) {
    // Bounded first: ordering the marks of one endless letter takes the square of its length.
    if (written.length() > CHARS_MAX) {
      return Optional.empty();
    }
    String key = form(written);
    boolean fits = key.length() > 1 || key.codePoints().anyMatch(Character::isIdeographic);
    return fits && key.length() <= CHARS_MAX && key.codePoints().allMatch(Key::isWritable)
        ? Optional.of(key)
        : Optional.empty();
  }

  private static String form(String written) {
    if (isPlain(written)) {
      return written.toLowerCase(Locale.ROOT).strip();
    }
    String key = Normalizer.normalize(written, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    // Lowering a letter can part it again: the Turkish capital I with a dot becomes two characters.
    return Normalizer.normalize(key, Normalizer.Form.NFKC).strip();
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST_PLAIN) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWritable(int codePoint) {
    int type = Character.getType(codePoint);
    return type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.UNASSIGNED
        && type != Character.PRIVATE_USE
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR;
  }
}
