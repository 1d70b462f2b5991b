package dev.cairn.enrich;

/** Looks at the graph from outside the fold and says what it wants under its own id. */
public interface Enricher {
  /** Owns its slots, and can be retracted by it. */
  String id();

  /** Whether it follows every change once switched on; otherwise it runs when asked, and only then. */
  boolean keepsUp();

  /** What it wants now. May take its time: nothing is held while it thinks. */
  Findings look(Gaze gaze);
}
