package dev.cairn.eval.risk;

import dev.cairn.fault.CairnException;
import dev.cairn.tool.risk.RiskClassifier.Standing;
import java.util.Arrays;
import java.util.Locale;

/** What Cairn is told of a tool's annotations, from which its label follows. */
enum Annotations {
  /** Nothing: it has to tell from words. */
  HIDDEN,
  /** They are there, of a server nobody vouched for. */
  UNTRUSTED,
  /** They are there, of a server the user trusts. */
  TRUSTED;

  Standing standing() {
    return this == TRUSTED ? Standing.TRUSTED : Standing.UNKNOWN;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Annotations of(String label) {
    return Arrays.stream(values())
        .filter(it -> it.label().equals(label))
        .findFirst()
        .orElseThrow(() -> CairnException.invalid(
            "annotations", "--annotations must be hidden, untrusted or trusted, was " + label));
  }

  boolean areVisible() {
    return this != HIDDEN;
  }
}
