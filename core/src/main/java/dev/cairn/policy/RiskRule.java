package dev.cairn.policy;

/** By which rule a tool is judged that nobody has said anything else about. */
public enum RiskRule {
  /** The first of the seed's eighteen patterns that is anywhere in the name, as its table is ordered. */
  SUBSTRING,
  /** Whole words of name, description and schema, weighed; docs/measurements/risk.md. */
  WORDS
}
