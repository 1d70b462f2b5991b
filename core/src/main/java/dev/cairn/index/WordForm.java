package dev.cairn.index;

import java.text.Normalizer;
import java.util.Locale;
import org.tartarus.snowball.ext.EnglishStemmer;

/** Turns a written word into the term it is looked up by. */
final class WordForm {
  /** A word longer than this is a blob; its head is enough to find it by. */
  static final int LENGTH_MAX = 512;

  private static final int STEM_LENGTH_MIN = 3;

  /** A stemmer keeps the word it works on, so every thread has its own. */
  private static final ThreadLocal<EnglishStemmer> STEMMER =
      ThreadLocal.withInitial(EnglishStemmer::new);

  private WordForm() {}

  /** One written form for what reads the same: NFKC, lower case, the stem if it is a plain word. */
  static String of(String written) {
    if (Characters.isSettled(written)) {
      return written;
    }
    if (!Characters.isAscii(written)) {
      String folded = Normalizer.normalize(written, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
      return folded.length() <= LENGTH_MAX ? folded : folded.substring(0, cut(folded, LENGTH_MAX));
    }
    String lower = written.toLowerCase(Locale.ROOT);
    return lower.length() > STEM_LENGTH_MIN && isPlain(lower) ? stem(lower) : lower;
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
   * Plural and singular, tenses and nouns of a verb meet in one term (Porter's second English stemmer): a
   * question asks when somebody bought what he says he is buying.
   */
  private static String stem(String word) {
    EnglishStemmer stemmer = STEMMER.get();
    stemmer.setCurrent(word);
    stemmer.stem();
    return stemmer.getCurrent();
  }
}
