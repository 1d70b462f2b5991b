package dev.cairn.policy;

/** How a capability is offered while tools are in use. */
public enum CapabilityForm {
  /** S3 §4.1 and §4.4: the tools it shares with those in use, its cluster, how it did. */
  OVERLAP,
  /** The weighted sum of S3 §3.0, which calls itself a placeholder; kept to measure the other against. */
  WEIGHTED
}
