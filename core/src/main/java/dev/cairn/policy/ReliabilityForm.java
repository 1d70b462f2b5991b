package dev.cairn.policy;

/** How outcomes become a factor. */
public enum ReliabilityForm {
  /** By the share of successes alone: one failure in one run counts as much as a hundred in a hundred. */
  STEPS,
  /** By what is sure of the share of successes; without outcomes nothing is, and nothing changes. */
  BOUNDS
}
