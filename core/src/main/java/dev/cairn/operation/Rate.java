package dev.cairn.operation;

/**
 * The one success rate of a tool: the successes of all parts over all outcomes of all parts. Old outcomes fade, so the
 * parts are no whole numbers.
 *
 * @param proven what outputs of tools, persons and approvals speak for
 * @param told what is an agent's word alone
 * @param borrowed what is assumed of any tool before its first outcome
 */
public record Rate(double value, Part proven, Part told, Part borrowed) {
  /** What one part brings. */
  public record Part(double succeeded, double failed) {}
}
