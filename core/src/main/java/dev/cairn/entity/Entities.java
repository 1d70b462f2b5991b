package dev.cairn.entity;

import java.util.List;

/**
 * What a text speaks of. Precision first: a sentence that begins with {@code Dogs} names nobody, and a word
 * alone is a phrase only behind an article or the like. Phrases are found in English; names, titles, tags,
 * identifiers and dates wherever letters have case, titles also in 《》 and dates in 年月日.
 *
 * <p>Time and space are linear in the length of the text, whatever it holds.
 */
public final class Entities {
  /** Raised whenever the same text would give other mentions than before. */
  public static final int VERSION = 1;

  private Entities() {}

  /** Everything mentioned, each thing once, in the order of the text. */
  public static List<Mention> in(String text) {
    Mentions mentions = new Mentions();
    String rest = Titles.in(text, mentions);
    List<Token> tokens = Headlines.levelled(new Scanner(rest, mentions).tokens());
    Words words = Words.of(rest, tokens);
    boolean[] taken = Dates.in(tokens, mentions);
    Names.in(tokens, words, taken, mentions);
    if (words.isEnglish()) {
      Phrases.in(tokens, taken, mentions);
    }
    return mentions.all();
  }
}
