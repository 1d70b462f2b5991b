package dev.cairn.text;

import java.lang.Character.UnicodeScript;

/** Letters that are meant to be taken for others. */
public final class LookAlikes {
  /** Letters that look like Latin ones, in pairs: Cyrillic, then Greek. */
  private static final String PAIRS =
      "аaвbеeсcԁdһhіiјjкkӏlмmоoрpԛqѕsтtуyхxԝwнhгrиuпnзz" + "αaβbεeηnιiκkνvοoρpτtυuχxγyωwσo";

  private LookAlikes() {}

  /** With letters that look Latin read as Latin, in words that mix both. */
  public static String latin(String text) {
    StringBuilder latin = new StringBuilder(text);
    for (int start = 0; start < text.length(); ) {
      int end = start;
      while (end < text.length() && Character.isLetter(text.charAt(end))) {
        end++;
      }
      if (occurIn(text.substring(start, end))) {
        for (int i = start; i < end; i++) {
          latin.setCharAt(i, latin(text.charAt(i)));
        }
      }
      start = end + 1;
    }
    return latin.toString();
  }

  private static char latin(char letter) {
    char small = Character.toLowerCase(letter);
    int at = PAIRS.indexOf(small);
    if (at < 0 || at % 2 != 0) {
      return letter;
    }
    char like = PAIRS.charAt(at + 1);
    return small == letter ? like : Character.toUpperCase(like);
  }

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
