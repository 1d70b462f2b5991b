package dev.cairn.eval.speed;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Texts like those of a conversation in how often their words come: the r-th most frequent word about
 * 1/r as often as the first (Zipf). The same seed gives the same texts.
 */
public final class Texts {
  public static final long SEED = 7;

  private static final int VOCABULARY = 50_000;
  private static final int WORDS_MIN = 20;
  private static final int WORDS_MAX = 60;
  private static final String[] SYLLABLES = {
    "ba", "co", "di", "fu", "ga", "he", "jo", "ki", "lu", "me", "no", "pa", "ri", "so", "tu", "va"
  };

  /** A word asked for is rarer than "the", and more frequent than a typing mistake. */
  private static final int ASKED_RANK_MIN = 10;

  private static final int ASKED_RANK_MAX = 20_000;
  private static final int ASKED_WORDS_MAX = 4;

  private final SplittableRandom random;
  private final double[] cumulative = new double[VOCABULARY];

  public Texts(long seed) {
    this.random = new SplittableRandom(seed);
    double sum = 0;
    for (int rank = 1; rank <= VOCABULARY; rank++) {
      sum += 1.0 / rank;
      cumulative[rank - 1] = sum;
    }
  }

  /** About forty words. */
  public String next() {
    int words = random.nextInt(WORDS_MIN, WORDS_MAX + 1);
    StringBuilder text = new StringBuilder(words * 8);
    for (int i = 0; i < words; i++) {
      text.append(i == 0 ? "" : " ").append(word(rank()));
    }
    return text.toString();
  }

  /** Words of exactly so many bytes. */
  public String ofBytes(int bytes) {
    StringBuilder text = new StringBuilder(bytes + 16);
    while (text.length() < bytes) {
      text.append(word(rank())).append(' ');
    }
    return text.substring(0, bytes);
  }

  /** One to four words, frequent and rare ones alike. */
  public String query() {
    int words = random.nextInt(1, ASKED_WORDS_MAX + 1);
    StringBuilder query = new StringBuilder();
    for (int i = 0; i < words; i++) {
      double span = Math.log((double) ASKED_RANK_MAX / ASKED_RANK_MIN);
      int rank = (int) (ASKED_RANK_MIN * Math.exp(random.nextDouble() * span));
      query.append(i == 0 ? "" : " ").append(word(rank));
    }
    return query.toString();
  }

  private int rank() {
    double drawn = random.nextDouble() * cumulative[VOCABULARY - 1];
    int found = Arrays.binarySearch(cumulative, drawn);
    return found >= 0 ? found : -found - 1;
  }

  /** Frequent words are short, as in any language. */
  private static String word(int rank) {
    StringBuilder word = new StringBuilder();
    for (int rest = rank + 1; rest > 0; rest /= SYLLABLES.length) {
      word.append(SYLLABLES[rest % SYLLABLES.length]);
    }
    return word.toString();
  }
}
