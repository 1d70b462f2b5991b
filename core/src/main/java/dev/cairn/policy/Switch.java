package dev.cairn.policy;

/** Whether something is done by itself. */
public enum Switch {
  OFF,
  ON
}
