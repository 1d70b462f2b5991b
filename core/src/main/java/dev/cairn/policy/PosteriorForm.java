package dev.cairn.policy;

/** What fades when an outcome is added to what is believed of a tool. */
public enum PosteriorForm {
  /** All of it, the new outcome and the prior too, held above the prior afterwards. */
  ALL,
  /** What was observed before; the prior stays apart and never fades. */
  EVIDENCE
}
