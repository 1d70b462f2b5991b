package dev.cairn.text.sentence;

/** What a sentence does. */
public enum Act {
  /** Lays down what is to be done, always or for a class of work. */
  MUST,
  /** Lays down what is not to be done. */
  MUST_NOT,
  /** Says what somebody likes or would rather have. */
  PREFERENCE,
  /** Promises something for later, or asks for it. */
  COMMITMENT,
  /** States what lasts, about a person or a project. */
  FACT,
  /** Allows for good what was not allowed. */
  PERMISSION,
  /** Takes an earlier rule back without a new one. */
  WITHDRAWAL,
  /** Asks for something once. */
  REQUEST,
  QUESTION,
  /** Tells what somebody else says or wants. */
  HEARSAY,
  /** Words of somebody else: pasted, quoted. */
  QUOTATION,
  /** Thinks aloud, supposes. */
  HYPOTHESIS,
  /** Tells a state of the moment or what just happened. */
  REPORT,
  OTHER;

  /** Whether it makes a rule, a preference or a commitment. */
  public boolean isNorm() {
    return this == MUST || this == MUST_NOT || this == PREFERENCE || this == COMMITMENT;
  }

  /** Whether it should be remembered for good, or changes what is. */
  public boolean isStanding() {
    return isNorm() || this == FACT || this == PERMISSION || this == WITHDRAWAL;
  }
}
