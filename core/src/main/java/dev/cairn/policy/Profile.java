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
    return this == DEFAULT ? Policy.DEFAULT : Seed.POLICY;
  }

  /** Read when it is asked for, which is seldom. */
  private static final class Seed {
    private static final Policy POLICY = PolicyKeys.of(SEED);
  }
}
