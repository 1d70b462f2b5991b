package dev.cairn.text.sentence;

/** What kind of text a turn is; each has thresholds of its own. */
public enum Genre {
  /** A list of rules, a rule file, or a line of one. */
  RULES,
  /** Somebody states what they like or are. */
  STATEMENT,
  /** Somebody talks while working. */
  CONVERSATION,
  /** Mostly pasted: a log, code, an article. */
  PASTED
}
