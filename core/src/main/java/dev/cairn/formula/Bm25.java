package dev.cairn.formula;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.policy.SearchPolicy;
import java.util.List;

/**
 * How well a text answers a query: BM25 in the form Lucene uses.
 *
 * <pre>
 *   score      = sum over the query's words of rarity * saturation
 *   rarity     = ln(1 + (N - n + 0.5) / (n + 0.5))
 *   saturation = f / (f + k1 * (1 - b + b * length / average length))
 * </pre>
 *
 * <p>N texts, n of them with the word, which stands f times in this one. Robertson and Zaragoza, "The
 * Probabilistic Relevance Framework: BM25 and Beyond", 2009; like Lucene since 8.0, without the constant
 * factor k1 + 1, which changes no order.
 */
public final class Bm25 {
  /** Keeps a word that is in every text from counting against it. */
  private static final double HALF = 0.5;

  private static final int GROUP = 3;

  private Bm25() {}

  /**
   * All texts that could have been found.
   *
   * @param texts how many have words at all
   * @param words how many words they have together
   */
  public record Corpus(long texts, long words) {
    public static final Corpus EMPTY = new Corpus(0, 0);

    public double averageLength() {
      return texts == 0 ? 0 : (double) words / texts;
    }
  }

  /**
   * A word of the query in one text.
   *
   * @param texts how many texts have it
   * @param times how often this text has it
   */
  public record Match(String word, long texts, long times) {}

  /** The score of one text of {@code length} words. */
  public static Explanation score(
      SearchPolicy policy, Corpus corpus, long length, List<Match> matches) {
    return score(policy, corpus, length, matches, "entries");
  }

  /**
   * The score of one text among others that are no entries.
   *
   * @param texts what the texts are, for the reader
   */
  public static Explanation score(
      SearchPolicy policy, Corpus corpus, long length, List<Match> matches, String texts) {
    List<Explanation> parts = matches.stream()
        .map(match -> Explanation.product(
            "'" + match.word() + "'",
            rarity(corpus, match, texts),
            saturation(policy, corpus, length, match)))
        .toList();
    return Explanation.of(Op.SUM, "words of the query in the text (BM25)", parts);
  }

  /** What one word adds to {@link #score}: for the many candidates that are not shown. */
  public static double value(
      SearchPolicy policy, Corpus corpus, long length, double rarity, long times) {
    return rarity * saturated(policy, corpus, length, times);
  }

  /** How much it says about a text that it has a word, which {@code texts} of all have. */
  public static double rarity(Corpus corpus, long texts) {
    return StrictMath.log(1 + (corpus.texts() - texts + HALF) / (texts + HALF));
  }

  private static Explanation rarity(Corpus corpus, Match match, String texts) {
    double value = rarity(corpus, match.texts());
    String because = "'" + match.word() + "' in " + say(match.texts()) + " of "
        + say(corpus.texts()) + " " + texts;
    return Explanation.leaf(value, because);
  }

  private static Explanation saturation(
      SearchPolicy policy, Corpus corpus, long length, Match match) {
    double average = corpus.averageLength();
    double value = saturated(policy, corpus, length, match.times());
    String because = say(match.times(), " time")
        + " in a text of "
        + say(length, " word")
        + ", average "
        + say(StrictMath.round(average));
    return Explanation.leaf(value, because);
  }

  private static double saturated(SearchPolicy policy, Corpus corpus, long length, long times) {
    double b = policy.bm25B();
    return times / (times + policy.bm25K1() * (1 - b + b * length / corpus.averageLength()));
  }

  private static String say(long number, String noun) {
    return say(number) + noun + (number == 1 ? "" : "s");
  }

  /** With a comma between thousands. By hand: a search writes hundreds of these. */
  private static String say(long number) {
    StringBuilder digits = new StringBuilder(Long.toString(number));
    for (int at = digits.length() - GROUP; at > 0; at -= GROUP) {
      digits.insert(at, ',');
    }
    return digits.toString();
  }
}
