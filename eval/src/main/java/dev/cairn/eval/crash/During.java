package dev.cairn.eval.crash;

import dev.cairn.fault.CairnException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What else a victim does while its writers log, so that the blow may fall into it. */
enum During {
  /** Nothing else. */
  LOG,
  /** Episodes are ended, one after the other. */
  CONSOLIDATION,
  /** Checkpoints are written, every few events. */
  CHECKPOINT,
  /** A log is imported, again and again, each time into a new context. */
  IMPORT,
  /** Texts are placed by the model as they are written. */
  MODEL;

  private static final long CHECKPOINT_EVERY = 20;
  private static final int MODEL_LIVES = 4;

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** After how many events a checkpoint is written, if not as in life. */
  long keepAfter(long usual) {
    return this == CHECKPOINT ? CHECKPOINT_EVERY : usual;
  }

  /** How many times longer than usual a victim lives: a model must be loaded before it is of interest. */
  int lives() {
    return this == MODEL ? MODEL_LIVES : 1;
  }

  static During named(String label) {
    return Arrays.stream(values())
        .filter(each -> each.label().equals(label))
        .findFirst()
        .orElseThrow(() -> CairnException.invalid(
            "during",
            "there is no '" + label + "'; --during takes "
                + Arrays.stream(values()).map(During::label).collect(Collectors.joining(", "))));
  }
}
