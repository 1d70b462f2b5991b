package dev.cairn.text.guard;

/** What a part of a rule says about the things it names. */
enum Zone {
  /** They are wanted, or just named. */
  WANTED,
  /** They alone are wanted. */
  ONLY,
  /** They are not wanted. */
  BANNED,
  /** They must be there first, or the case is taken out: "without my ok", "unless", "until". */
  NEEDED,
  /** When the rule holds. */
  CONDITION,
  /** Why. */
  REASON
}
