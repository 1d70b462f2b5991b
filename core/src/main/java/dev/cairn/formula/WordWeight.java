package dev.cairn.formula;

/**
 * What a word counts where two short texts are compared by the share of words they have in common.
 *
 * <pre>
 *   1 + rarity / rarity of a word that one text has
 * </pre>
 *
 * <p>Between 1 and 2: a rare word says twice as much as one that all have. By rarity alone a store full of
 * notes on one subject would say that none of them is about it. A word that no text has counts 1: nothing is
 * known of it. Ours.
 */
public final class WordWeight {
  private WordWeight() {}

  /** Of a word that {@code texts} of all have. */
  public static double of(Bm25.Corpus corpus, long texts) {
    return texts == 0 ? 1 : 1 + Bm25.rarity(corpus, texts) / Bm25.rarity(corpus, 1);
  }
}
