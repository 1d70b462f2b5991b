package dev.cairn.eval.suite;

import java.util.Locale;

/** What can be asked about a trained reader. Not every reader has an answer to each. */
public enum Study {
  /** Five folds by source. */
  FOLDS,
  /** Each source left out alone. */
  SOURCES,
  /** One group of features left out at a time. */
  ABLATION,
  /** Trained on a part of the rows. */
  CURVE,
  /** Trained without the sources that forbid commercial use, as weights are shipped. */
  OPEN,
  /** With less to go by than the reader has: what each kind of training brings. */
  CONTROLS;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
