package dev.cairn.text.guard;

/**
 * Where rules are named and where they forbid.
 *
 * @param alone from where the only rule of a store is named
 * @param among from where a rule among many is named: words that many of them have count less there, so all scores are lower
 * @param forbids from where a rule forbids
 * @param meant a rule speaks at least so surely where all that one of its parts is about is done
 */
public record GuardThresholds(double alone, double among, double forbids, double meant) {
  /** From so many rules on {@code among} holds; with fewer it lies between the two. */
  private static final int MANY = 12;

  /**
   * By words alone, how likely broken a rule must be for a model to be asked whether it forbids. In five folds over the rows of
   * {@code rules_guards} 75 of the 78 actions that are forbidden with vectors reach it, and 9 of 100 that break no rule.
   */
  static final double MIGHT_FORBID = 0.3;

  /** From where one of so many rules is named. */
  double speaks(int rules) {
    double share = Math.min(1, Math.max(0, rules - 1) / (MANY - 1.0));
    return alone - (alone - among) * share;
  }
}
