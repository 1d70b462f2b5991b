package dev.cairn.text.sentence;

/** How surely a sentence is something to remember. */
public enum Hearing {
  /** Surely enough to become a card. */
  KEPT,
  /** Not surely: somebody should confirm it. */
  SUGGESTED,
  PASSED
}
