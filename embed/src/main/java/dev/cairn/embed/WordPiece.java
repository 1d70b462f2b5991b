package dev.cairn.embed;

import java.text.Normalizer;

/**
 * Cuts text into the pieces BERT knows: cleaned, without accents, in lower case, split at spaces and signs,
 * each word then into the longest known pieces from the left (Devlin et al. 2019).
 *
 * <p>Names of marks inside a text, such as {@code [SEP]}, are plain text here: nobody can end a text early
 * by writing one. Half of a surrogate pair is read as a question mark, which is also what it becomes as bytes.
 */
final class WordPiece {
  /** Raised whenever a text would be cut otherwise; part of the name of every vector. */
  static final String VERSION = "wordpiece-1";

  private static final int WORD_MAX = 100;
  private static final String INSIDE = "##";
  private static final int ASCII_MAX = 0x7F;

  private final Vocabulary vocabulary;
  private final int unknown;

  WordPiece(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    this.unknown = vocabulary.mark("[UNK]");
  }

  /**
   * @param tokensMax where to stop: text that no window will hold is not worth cutting. The last word may
   *     go beyond
   */
  Tokens cut(String text, int tokensMax) {
    Tokens tokens = new Tokens();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < text.length() && tokens.size() < tokensMax; ) {
      int c = codePoint(text, i);
      i += Character.charCount(c);
      if (Script.isDropped(c)) {
        continue;
      }
      if (Script.isSpace(c) || Script.isHan(c)) {
        word(word, tokens, tokensMax);
      }
      if (c == '\n') {
        tokens.endSentence();
      }
      if (!Script.isSpace(c)) {
        word.appendCodePoint(c);
      }
      if (Script.isHan(c)) {
        word(word, tokens, tokensMax);
      }
    }
    word(word, tokens, tokensMax);
    return tokens;
  }

  private static int codePoint(String text, int at) {
    int c = text.codePointAt(at);
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? '?' : c;
  }

  /** What stood between two spaces, which may still hold signs. Leaves {@code raw} empty. */
  private void word(StringBuilder raw, Tokens tokens, int tokensMax) {
    if (raw.isEmpty()) {
      return;
    }
    StringBuilder word = new StringBuilder();
    boolean ends = false;
    String plain = plain(raw);
    for (int i = 0; i < plain.length() && tokens.size() < tokensMax; ) {
      int c = plain.codePointAt(i);
      i += Character.charCount(c);
      if (Script.isPunctuation(c)) {
        pieces(word, tokens);
        word.appendCodePoint(c);
        pieces(word, tokens);
        ends = Script.endsSentence(c);
      } else {
        word.appendCodePoint(c);
        ends = false;
      }
    }
    pieces(word, tokens);
    // Only before a space: "3.5" and "pom.xml" hold no end of a sentence.
    if (ends) {
      tokens.endSentence();
    }
    raw.setLength(0);
  }

  /** Without accents and in lower case, character by character, whatever the language. */
  private static String plain(StringBuilder raw) {
    boolean ascii = raw.chars().allMatch(c -> c <= ASCII_MAX);
    String apart = ascii ? raw.toString() : Normalizer.normalize(raw, Normalizer.Form.NFD);
    StringBuilder plain = new StringBuilder(apart.length());
    apart
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .map(Character::toLowerCase)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }

  /** The longest known pieces from the left, or one mark for all if a rest is unknown. */
  private void pieces(StringBuilder word, Tokens tokens) {
    if (word.isEmpty()) {
      return;
    }
    String whole = word.toString();
    word.setLength(0);
    tokens.beginWord();
    int[] found = new int[Math.min(whole.length(), 2 * WORD_MAX)];
    int count = 0;
    if (whole.codePointCount(0, whole.length()) > WORD_MAX) {
      tokens.add(unknown);
      return;
    }
    for (int from = 0; from < whole.length(); count++) {
      int to = longest(whole, from);
      if (to == from) {
        tokens.add(unknown);
        return;
      }
      found[count] = vocabulary.find(piece(whole, from, to));
      from = to;
    }
    for (int i = 0; i < count; i++) {
      tokens.add(found[i]);
    }
  }

  private int longest(String word, int from) {
    int to = word.length();
    while (to > from && vocabulary.find(piece(word, from, to)) < 0) {
      to = word.offsetByCodePoints(to, -1);
    }
    return to;
  }

  private static String piece(String word, int from, int to) {
    return from == 0 ? word.substring(0, to) : INSIDE + word.substring(from, to);
  }
}
