package dev.cairn.formula;

/**
 * Which of two names comes first, by their words: the log-odds of each pair of words, believed the more the
 * oftener it was seen, added up and held down by the square root of their number, because words are not
 * independent.
 *
 * <pre>
 *   pair  = ln((led + doubt * usual) / (followed + doubt * usual)) * times / (times + doubt)
 *   value = sum of pairs / sqrt(number of pairs)
 * </pre>
 */
public final class WordOrder {
  private final double usual;
  private final double doubt;
  private double sum;
  private int pairs;

  /** @param usual how often one of two tools of a run leads to the other */
  public WordOrder(double usual, double doubt) {
    this.usual = usual;
    this.doubt = doubt;
  }

  /** Of so many runs with both words so many had the first lead to the second, and so many the second to the first. */
  public void add(int times, int led, int followed) {
    if (times > 0 && usual > 0) {
      double odds = StrictMath.log((led + doubt * usual) / (followed + doubt * usual));
      sum += odds * times / (times + doubt);
      pairs++;
    }
  }

  public double value() {
    return pairs == 0 ? 0 : sum / StrictMath.sqrt(pairs);
  }
}
