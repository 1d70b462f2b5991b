package dev.cairn.formula;

import dev.cairn.explain.Explanation;

/**
 * How far a card is to be believed: {@code (1 + support) / (2 + support + contradiction)}. Without evidence
 * it is a half, and no evidence makes it certain.
 */
public final class CardTruth {
  private CardTruth() {}

  public static Explanation of(double support, double contradiction) {
    return Explanation.quotient(
        "truth",
        Explanation.sum(
            "for it", Explanation.leaf(1, "prior"), Explanation.leaf(support, "support")),
        Explanation.sum(
            "for and against it",
            Explanation.leaf(2, "prior"),
            Explanation.leaf(support, "support"),
            Explanation.leaf(contradiction, "contradiction")));
  }
}
