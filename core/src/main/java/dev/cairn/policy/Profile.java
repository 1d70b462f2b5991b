package dev.cairn.policy;

import java.util.Locale;

/** A named set of policy values. */
public enum Profile {
  /** What users get. */
  DEFAULT,
  /** Formulas and constants as the founding documents print them; it proves fidelity. */
  SEED;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Policy policy() {
    // The log and the indexes have one set of numbers.
    GraphPolicy graph = this == SEED ? GraphPolicy.SEED : GraphPolicy.DEFAULT;
    return new Policy(
        LogPolicy.DEFAULT,
        SearchPolicy.DEFAULT,
        RankPolicy.DEFAULT,
        graph,
        VectorPolicy.DEFAULT,
        ToolPolicy.DEFAULT,
        CardPolicy.DEFAULT,
        PackPolicy.DEFAULT,
        GatePolicy.DEFAULT);
  }
}
