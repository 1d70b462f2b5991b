package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.Locale;

/** What a verb tells of the tool that uses it. */
enum VerbKind {
  LOOK(Risk.SAFE, "looks"),
  CHANGE(Risk.MODERATE, "changes"),
  TAKE_BACK(Risk.MODERATE, "takes back"),
  DESTROY(Risk.DANGEROUS, "destroys"),
  END(Risk.DANGEROUS, "ends or cuts off"),
  OUTWARD(Risk.DANGEROUS, "cannot be called back"),
  ANYTHING(Risk.DANGEROUS, "does whatever it is told");

  private final Risk risk;
  private final String says;

  VerbKind(Risk risk, String says) {
    this.risk = risk;
    this.says = says;
  }

  Risk risk() {
    return risk;
  }

  String says() {
    return says;
  }

  /** Dangerous in itself, whatever it is told. */
  boolean isHarm() {
    return this == DESTROY || this == END || this == OUTWARD;
  }

  /** What is there is gone, or runs no longer. */
  boolean takesAway() {
    return this == DESTROY || this == END;
  }

  static VerbKind of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
