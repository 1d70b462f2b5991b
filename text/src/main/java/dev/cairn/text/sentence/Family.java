package dev.cairn.text.sentence;

/**
 * What a sentence is to memory. Whether it is heard is decided among these few; which act it is only then,
 * because a model that must tell fourteen acts apart tells these worse.
 */
public enum Family {
  /** A rule, a preference or a commitment. */
  NORM,
  FACT,
  /** A permission or a withdrawal: it changes an earlier rule. */
  CHANGE,
  /** Nothing to remember. */
  NOTHING;

  public static Family of(Act act) {
    if (act.isNorm()) {
      return NORM;
    }
    if (act == Act.FACT) {
      return FACT;
    }
    return act.isStanding() ? CHANGE : NOTHING;
  }
}
