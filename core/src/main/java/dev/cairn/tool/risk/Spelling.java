package dev.cairn.tool.risk;

import dev.cairn.text.LookAlikes;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads through disguises. A word that was made to look like another is read as the one it looks like, and
 * that it was made so is told: nobody writes {@code delete} with a Cyrillic letter by chance.
 */
final class Spelling {
  /** Microseconds are written with a Greek letter. */
  private static final int UNIT = 2;

  private static final Pattern HUMP =
      Pattern.compile("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");
  private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}]+");

  private Spelling() {}

  /** One spelling for what looks the same: compatibility forms and accents folded, the unseen left out. */
  static String seen(String text) {
    if (text.chars().allMatch(Spelling::isPlain)) {
      return text;
    }
    // NFKC would join letters and accents again, and an accent would hide a verb.
    String folded = Normalizer.normalize(text, Normalizer.Form.NFKD);
    StringBuilder seen = new StringBuilder(folded.length());
    folded.codePoints().filter(Spelling::isSeen).forEach(seen::appendCodePoint);
    return seen.toString();
  }

  private static boolean isPlain(int letter) {
    return (letter >= ' ' && letter <= '~') || letter == '\n' || letter == '\t';
  }

  private static boolean isSeen(int point) {
    return switch (Character.getType(point)) {
      case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE -> false;
      case Character.CONTROL -> Character.isWhitespace(point);
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> false;
      default -> true;
    };
  }

  /** The words of a name, parted at separators and at humps, in lower case. */
  static List<String> words(String name) {
    List<String> words = new ArrayList<>();
    for (String part : NO_LETTER.split(seen(name), -1)) {
      for (String word : HUMP.split(part, -1)) {
        if (!word.isEmpty()) {
          words.add(latin(word.toLowerCase(Locale.ROOT)));
        }
      }
    }
    return words;
  }

  /** The word with letters that look Latin read as Latin, if it has any Latin letter at all. */
  static String latin(String word) {
    return isAscii(word) ? word : LookAlikes.latin(word);
  }

  /** The first word that has letters of a script that looks like Latin beside Latin ones. */
  static Optional<String> mixed(String text) {
    if (isAscii(text)) {
      return Optional.empty();
    }
    return NO_LETTER
        .splitAsStream(seen(text))
        .filter(word -> word.length() > UNIT && !isAscii(word) && hasLatin(word))
        .filter(word -> word.codePoints().anyMatch(Spelling::isLookAlike))
        .findFirst();
  }

  private static boolean hasLatin(String word) {
    return word.codePoints().anyMatch(it -> UnicodeScript.of(it) == UnicodeScript.LATIN);
  }

  /** Other scripts stand beside Latin all day: Chinese without blanks, for one. */
  private static boolean isLookAlike(int point) {
    return switch (UnicodeScript.of(point)) {
      case CYRILLIC, GREEK, ARMENIAN, CHEROKEE, COPTIC -> true;
      default -> false;
    };
  }

  private static boolean isAscii(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }
}
