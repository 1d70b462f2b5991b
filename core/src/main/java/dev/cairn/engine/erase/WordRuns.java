package dev.cairn.engine.erase;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * By what erased words are known again in a text that quotes them: runs of four words, and single words that tell something.
 * What is also said elsewhere is no sign of a quotation.
 */
final class WordRuns {
  private static final int RUN = 4;
  private static final int ENCODED_CHARS = 3;
  private static final String ESCAPES = "ntrbf";
  private static final int TELLING_LETTERS = 5;
  private static final int TELLING_LETTERS_WITH_DIGIT = 3;

  private final Set<String> signs = new HashSet<>();

  /** A word as it is compared, and where it stands, in chars. */
  record Word(String said, int start, int end) {}

  /** These words are erased. */
  void erase(String text) {
    signs.addAll(signs(words(text)));
  }

  /** These words stay. */
  void keep(String text) {
    if (!signs.isEmpty()) {
      signs.removeAll(signs(words(text)));
    }
  }

  boolean isEmpty() {
    return signs.isEmpty();
  }

  boolean areIn(String text) {
    return !places(text).isEmpty();
  }

  /** Where they stand in a text, in its order; places may overlap. */
  List<Word> places(String text) {
    List<Word> words = words(text);
    List<Word> found = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      if (isSign(text, words.get(i))) {
        found.add(words.get(i));
      }
      if (i + RUN <= words.size()) {
        List<Word> run = words.subList(i, i + RUN);
        if (signs.contains(joined(run))) {
          found.add(new Word("", run.get(0).start(), run.get(RUN - 1).end()));
        }
      }
    }
    return found;
  }

  private boolean isSign(String text, Word word) {
    return isTelling(word.said())
        && (signs.contains(word.said())
            || parts(text, word).stream()
                .anyMatch(part -> isTelling(part) && signs.contains(part)));
  }

  /** What a word may be put together of: {@code deployCairnNow()}, or a new line's {@code n} in a text within a text. */
  private static List<String> parts(String text, Word word) {
    List<String> parts = new ArrayList<>();
    int start = word.start();
    if (start > 0 && text.charAt(start - 1) == '\\' && ESCAPES.indexOf(text.charAt(start)) >= 0) {
      start++;
      parts.add(folded(text.substring(start, word.end())));
    }
    int begun = start;
    for (int at = start + 1; at < word.end(); at++) {
      if (Character.isUpperCase(text.charAt(at)) && Character.isLowerCase(text.charAt(at - 1))) {
        parts.add(folded(text.substring(begun, at)));
        begun = at;
      }
    }
    if (begun > start) {
      parts.add(folded(text.substring(begun, word.end())));
    }
    return parts;
  }

  private static Set<String> signs(List<Word> words) {
    Set<String> signs = new HashSet<>();
    for (int i = 0; i < words.size(); i++) {
      if (isTelling(words.get(i).said())) {
        signs.add(words.get(i).said());
      }
      if (i + RUN <= words.size()) {
        signs.add(joined(words.subList(i, i + RUN)));
      }
    }
    return signs;
  }

  private static String joined(List<Word> words) {
    return String.join(" ", words.stream().map(Word::said).toList());
  }

  private static boolean isTelling(String word) {
    boolean digit = word.codePoints().anyMatch(Character::isDigit);
    return word.length() >= (digit ? TELLING_LETTERS_WITH_DIGIT : TELLING_LETTERS);
  }

  /**
   * Scripts without spaces have no words here: each of their characters counts as one. A character that is written as a percent
   * sign and two digits is between two words.
   */
  static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    int start = -1;
    for (int at = 0; at <= text.length(); ) {
      boolean encoded = isEncoded(text, at);
      int letter = at < text.length() && !encoded ? text.codePointAt(at) : ' ';
      boolean alone = Character.isIdeographic(letter);
      boolean inside = Character.isLetterOrDigit(letter) && !alone;
      if (start >= 0 && !inside) {
        words.add(new Word(folded(text.substring(start, at)), start, at));
        start = -1;
      }
      int next = at + (encoded ? ENCODED_CHARS : Character.charCount(letter));
      if (alone) {
        words.add(new Word(folded(text.substring(at, next)), at, next));
      } else if (inside && start < 0) {
        start = at;
      }
      at = next;
    }
    return words;
  }

  private static boolean isEncoded(String text, int at) {
    return at + ENCODED_CHARS <= text.length()
        && text.charAt(at) == '%'
        && HexFormat.isHexDigit(text.charAt(at + 1))
        && HexFormat.isHexDigit(text.charAt(at + 2));
  }

  private static String folded(String word) {
    return Normalizer.normalize(word, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }
}
