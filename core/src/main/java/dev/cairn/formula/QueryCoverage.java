package dev.cairn.formula;

import java.util.function.IntPredicate;

/**
 * How much of a query a text has.
 *
 * <pre>
 *   share = sum of the rarities of its words that are there / sum of the rarities of all its words
 * </pre>
 *
 * <p>Ours. By rarity, because a word that everyone uses covers little.
 */
public final class QueryCoverage {
  private QueryCoverage() {}

  /**
   * Of a text, from 0 to 1.
   *
   * @param rarities of each word of the query
   * @param has whether the text has the word at this place
   */
  public static double share(double[] rarities, IntPredicate has) {
    double covered = 0;
    double sum = 0;
    for (int word = 0; word < rarities.length; word++) {
      sum += rarities[word];
      covered += has.test(word) ? rarities[word] : 0;
    }
    return sum > 0 ? covered / sum : 0;
  }
}
