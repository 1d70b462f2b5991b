package dev.cairn.tool.plan;

/** What others than runs say: that the schemas of two tools fit, or that somebody declared it. */
@FunctionalInterface
public interface Ties {
  /** Nobody says anything. */
  Ties NONE = (from, to) -> 0;

  /** What the edge from the one tool to the other weighs, in [0, 1]; 0 without one. */
  double weight(String from, String to);
}
