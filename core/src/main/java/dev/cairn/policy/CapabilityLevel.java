package dev.cairn.policy;

/** How high something stands above single tools; the higher, the more its heat comes from below. */
public enum CapabilityLevel {
  TOOL,
  /** Uses tools. */
  CAPABILITY,
  /** Uses capabilities. */
  META
}
