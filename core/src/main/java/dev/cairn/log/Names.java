package dev.cairn.log;

import dev.cairn.fault.CairnException;
import java.text.Normalizer;

/** Checks for the short strings that identify things. Keys are NFKC; text is never touched by this. */
public final class Names {
  /** Long enough for any path or URL used as a name, short enough to index. */
  static final int LENGTH_MAX = 512;

  private static final char DEL = 0x7F;

  private Names() {}

  /** The name in its one written form, or a refusal that says what a name may look like. */
  public static String check(String field, String value) {
    // Ids are read back a million times in a replay, and nearly all of them are plain.
    return isPlain(value) ? value : checkSlowly(field, value);
  }

  private static boolean isPlain(String value) {
    int length = value.length();
    for (int i = 0; i < length; i++) {
      if (value.charAt(i) <= ' ' || value.charAt(i) >= DEL) {
        return false;
      }
    }
    return length > 0 && length <= LENGTH_MAX;
  }

  private static String checkSlowly(String field, String value) {
    String name = Normalizer.normalize(value, Normalizer.Form.NFKC).strip();
    if (name.isEmpty()) {
      throw CairnException.invalid(field, field + " is empty; give it a name");
    }
    if (name.length() > LENGTH_MAX) {
      throw CairnException.tooLarge(
          field, field + " has " + name.length() + " characters; at most " + LENGTH_MAX + " fit");
    }
    if (name.codePoints().anyMatch(Names::isForbidden)) {
      throw CairnException.invalid(
          field, field + " holds a control character or a lone surrogate; remove it");
    }
    return name;
  }

  private static boolean isForbidden(int codePoint) {
    return Character.isISOControl(codePoint)
        || Character.getType(codePoint) == Character.SURROGATE
        || Character.getType(codePoint) == Character.LINE_SEPARATOR
        || Character.getType(codePoint) == Character.PARAGRAPH_SEPARATOR;
  }
}
