package dev.cairn.tool.predict;

/** What there is to predict from. Each stage has weights of its own: at the start only the request speaks. */
public enum Stage {
  /** No step yet, but a request. */
  FIRST,
  /** Steps and a request. */
  ASKED,
  /** No request. */
  UNASKED
}
