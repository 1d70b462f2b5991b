package dev.cairn.policy;

/** How numbers that a graph gives a tool are taken before they are added to others. */
public enum SignalScale {
  /** As they come: a rank is tiny in a large graph, a common neighbour may count for more than 1. */
  RAW,
  /** As a share of the largest there is, so that 1 means the most, whatever the graph. */
  NORMALIZED
}
