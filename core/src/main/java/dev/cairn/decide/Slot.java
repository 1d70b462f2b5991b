package dev.cairn.decide;

import dev.cairn.log.CardKind;
import java.util.Locale;

/** A part of a pack: cards of one sort. */
enum Slot {
  NORMS("Rules"),
  NEGATIVES("What failed before"),
  TACTICS("What worked before"),
  FACTS("Facts");

  private final String heading;

  Slot(String heading) {
    this.heading = heading;
  }

  static Slot of(CardKind kind) {
    return switch (kind) {
      case PREFERENCE, CONSTRAINT, COMMITMENT -> NORMS;
      case NEGATIVE_RESULT -> NEGATIVES;
      case TACTIC -> TACTICS;
      case FACT -> FACTS;
    };
  }

  String heading() {
    return heading;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
