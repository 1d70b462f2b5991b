package dev.cairn.formula;

import dev.cairn.explain.Explanation;

/** How well a tactic has served: the mean of Beta(1 + wins, 1 + losses). */
public final class CardUtility {
  private CardUtility() {}

  public static Explanation of(int wins, int losses) {
    return Explanation.quotient(
        "utility",
        Explanation.sum("served", Explanation.leaf(1, "prior"), Explanation.leaf(wins, "wins")),
        Explanation.sum(
            "served or failed",
            Explanation.leaf(2, "prior"),
            Explanation.leaf(wins, "wins"),
            Explanation.leaf(losses, "losses")));
  }
}
