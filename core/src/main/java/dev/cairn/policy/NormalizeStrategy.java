package dev.cairn.policy;

/** How a question about the graph wants the weights of the edges that leave a node. */
public enum NormalizeStrategy {
  /** As they are. */
  NONE,
  /** Each as its share of the sum; if that is 0, all are 0. */
  OUTGOING_SHARE,
  /** Shares of the exponentials, which sum to 1 and stress differences. */
  SOFTMAX
}
