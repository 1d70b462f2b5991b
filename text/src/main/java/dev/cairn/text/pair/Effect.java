package dev.cairn.text.pair;

/** What a later sentence does to an earlier rule. */
public enum Effect {
  /** Takes it back. */
  REVERSES,
  /** Gives the same subject another value. */
  REPLACES_VALUE,
  /** Takes a case out of it; the rule stays. */
  EXCEPTION,
  /** Says the same again. */
  SAME,
  /** Is a further rule on the same topic. */
  ADDS,
  UNRELATED
}
