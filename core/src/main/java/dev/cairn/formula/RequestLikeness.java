package dev.cairn.formula;

/**
 * How like two requests are by the words they share: the cosine of their words weighed by rarity.
 *
 * <pre>
 *   likeness = sum of rarity² over the shared words / sqrt(sum over the one's * sum over the other's)
 *   rarity   = ln(1 + (N - n + 0.5) / (n + 0.5)) = ln(N + 1) - ln(n + 0.5)
 * </pre>
 *
 * <p>Of N requests n had the word. Words no request ever had make the new one longer, at a quarter: they are
 * mostly names and numbers, which no past request could share.
 */
public final class RequestLikeness {
  /** What a word counts that no request had. */
  public static final double UNHEARD = 0.25;

  private static final double HALF = 0.5;

  private RequestLikeness() {}

  /** Of a word that so many requests had. */
  public static double commonness(long with) {
    return StrictMath.log(with + HALF);
  }

  /** Of a word that all of so many had, and then some. */
  public static double commonnessOfAll(long requests) {
    return StrictMath.log(requests + 1.0);
  }

  /** From the two logarithms, because one of them stays the same from question to question. */
  public static double rarity(double commonnessOfAll, double commonness) {
    return commonnessOfAll - commonness;
  }

  public static double weight(double rarity) {
    return rarity * rarity;
  }

  /** From the weights of the shared words, of the one's and of the other's. */
  public static double of(double shared, double own, double theirs) {
    return own > 0 && theirs > 0 ? shared / StrictMath.sqrt(own * theirs) : 0;
  }
}
