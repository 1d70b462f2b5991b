package dev.cairn.text;

import java.lang.Character.UnicodeScript;

/** Letters that are meant to be taken for others. */
public final class LookAlikes {
  private LookAlikes() {}

  /** Whether a word mixes Latin with another script, or hides signs nobody sees between its letters. */
  public static boolean occurIn(String text) {
    UnicodeScript word = UnicodeScript.COMMON;
    int before = ' ';
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      boolean hidden = Character.getType(c) == Character.FORMAT;
      if (hidden && Character.isLetterOrDigit(before)) {
        return true;
      }
      UnicodeScript script = Character.isLetter(c) ? UnicodeScript.of(c) : UnicodeScript.COMMON;
      boolean joined = Character.isLetter(c) && Character.isLetter(before);
      if (joined && imitates(word, script)) {
        return true;
      }
      word = script;
      before = c;
    }
    return false;
  }

  /** Latin beside Cyrillic or Greek imitates; Latin beside Han is how names are written there. */
  private static boolean imitates(UnicodeScript one, UnicodeScript other) {
    return one != other && (isAlphabet(one) && isAlphabet(other));
  }

  private static boolean isAlphabet(UnicodeScript script) {
    return switch (script) {
      case LATIN, CYRILLIC, GREEK, ARMENIAN, CHEROKEE, COPTIC -> true;
      default -> false;
    };
  }
}
