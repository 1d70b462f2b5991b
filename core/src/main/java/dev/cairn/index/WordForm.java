package dev.cairn.index;

import java.text.Normalizer;
import java.util.Locale;
import org.apache.lucene.analysis.en.EnglishMinimalStemmer;

/** Turns a written word into the term it is looked up by. */
final class WordForm {
  /** A word longer than this is a blob; its head is enough to find it by. */
  static final int LENGTH_MAX = 512;

  private static final int STEM_LENGTH_MIN = 3;
  private static final String[] PLURAL_IN_ES = {"che", "she", "sse", "xe", "zze"};
  private static final EnglishMinimalStemmer SINGULAR = new EnglishMinimalStemmer();

  private WordForm() {}

  /** One written form for what reads the same: NFKC, lower case, singular if it is a plain word. */
  static String of(String written) {
    if (Characters.isSettled(written)) {
      return written;
    }
    if (!Characters.isAscii(written)) {
      String folded = Normalizer.normalize(written, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
      return folded.length() <= LENGTH_MAX ? folded : folded.substring(0, cut(folded, LENGTH_MAX));
    }
    String lower = written.toLowerCase(Locale.ROOT);
    return lower.length() > STEM_LENGTH_MIN && isPlain(lower) ? singular(lower) : lower;
  }

  /** The last place at or before {@code end} that does not split a character in two. */
  static int cut(String text, int end) {
    return Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end;
  }

  private static boolean isPlain(String lower) {
    for (int i = 0; i < lower.length(); i++) {
      if (lower.charAt(i) < 'a' || lower.charAt(i) > 'z') {
        return false;
      }
    }
    return true;
  }

  /**
   * Plural and singular meet in one term. Lucene's stemmer leaves "branche" of "branches"; dropping that
   * e, also from "cache", brings branch and branches, cache and caches together.
   */
  private static String singular(String word) {
    String stem = word;
    if (word.charAt(word.length() - 1) == 's') {
      char[] letters = word.toCharArray();
      stem = new String(letters, 0, SINGULAR.stem(letters, letters.length));
    }
    for (String ending : PLURAL_IN_ES) {
      if (stem.length() > ending.length() && stem.endsWith(ending)) {
        return stem.substring(0, stem.length() - 1);
      }
    }
    return stem;
  }
}
