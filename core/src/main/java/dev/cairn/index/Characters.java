package dev.cairn.index;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/** What a character does to a word: belongs to it, joins two, begins one, or ends it. */
final class Characters {
  /** Joins two words into a name, if there is a word on both sides. */
  private static final String JOINERS = "-./\\:@#$+'\u2019";

  /** Two joiners in a row that still make one name; any other pair ends it. */
  private static final Set<String> JOINED_PAIRS =
      Set.of("::", "++", "\\\\", ":\\", ":/", "/.", "/$", "/@", "/#", "/-", ":$", ":@", ":#", ":.");

  /** Begins a name that means something else without it: .env, $HOME, @Nullable, #123. */
  private static final String SIGILS = ".$@#-";

  /** Separates the outer parts of a name: path, server, fragment. */
  private static final String OUTER = "/\\:@#$+";

  /** Begins a colour or a movement of the cursor in what a terminal printed. */
  static final char ESCAPE = '\u001B';

  private static final int ASCII_END = 0x80;
  private static final int UNSPACED_FROM = 0x0E00;
  private static final int LONG_VOWEL = 0x30FC;
  private static final int LONG_VOWEL_NARROW = 0xFF70;
  private static final Set<UnicodeScript> UNSPACED = EnumSet.of(
      UnicodeScript.HAN,
      UnicodeScript.HIRAGANA,
      UnicodeScript.KATAKANA,
      UnicodeScript.HANGUL,
      UnicodeScript.THAI,
      UnicodeScript.LAO,
      UnicodeScript.KHMER,
      UnicodeScript.MYANMAR);

  private Characters() {}

  /** Whether it is part of a word in a script that puts spaces between words. */
  static boolean isWord(int c) {
    if (c < ASCII_END) {
      return isIn(c, 'a', 'z') || isIn(c, 'A', 'Z') || isIn(c, '0', '9') || c == '_';
    }
    return isTextual(c) && !isUnspaced(c);
  }

  /** Whether it is part of a word in a script without spaces, such as Chinese, or with long ones. */
  static boolean isUnspaced(int c) {
    return c >= UNSPACED_FROM
        && (c == LONG_VOWEL
            || c == LONG_VOWEL_NARROW
            || (UNSPACED.contains(UnicodeScript.of(c)) && isTextual(c)));
  }

  private static boolean isTextual(int c) {
    return Character.isLetter(c)
        || switch (Character.getType(c)) {
          case Character.DECIMAL_DIGIT_NUMBER,
              Character.LETTER_NUMBER,
              Character.OTHER_NUMBER,
              Character.NON_SPACING_MARK,
              Character.COMBINING_SPACING_MARK -> true;
          default -> false;
        };
  }

  /** Where the text goes on after a control sequence (ECMA-48): its letters are no words. */
  static int endOfEscape(String text, int escape) {
    int at = escape + 1;
    if (at < text.length() && text.charAt(at) == '[') {
      at++;
      while (at < text.length() && isIn(text.charAt(at), ' ', '?')) {
        at++;
      }
    }
    return Math.min(text.length(), at + 1);
  }

  static boolean isJoiner(char c) {
    return JOINERS.indexOf(c) >= 0;
  }

  static boolean areJoiners(char first, char second) {
    return JOINED_PAIRS.contains("" + first + second);
  }

  static boolean isSigil(char c) {
    return SIGILS.indexOf(c) >= 0;
  }

  static boolean isOuter(char c) {
    return OUTER.indexOf(c) >= 0;
  }

  static boolean isApostrophe(char c) {
    return c == '\'' || c == '\u2019';
  }

  /** Whether it is all kana, common ideographs or Hangul syllables, which have one form and no case. */
  static boolean isSettled(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean settled = isIn(c, '\u3041', '\u3096')
          || isIn(c, '\u30A1', '\u30FC')
          || isIn(c, '\u4E00', '\u9FFF')
          || isIn(c, '\uAC00', '\uD7A3');
      if (!settled) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(int c, char first, char last) {
    return c >= first && c <= last;
  }

  static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= ASCII_END) {
        return false;
      }
    }
    return true;
  }
}
