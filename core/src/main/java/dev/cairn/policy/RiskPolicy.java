package dev.cairn.policy;

/**
 * Numbers behind the risk of a tool. A tool that changes something is dangerous from {@code dangerousFrom}
 * points on; each of the others says what one observation is worth. They are set by hand in halves, because
 * weights fitted to a few vendors learn the vendors: docs/measurements/risk.md has the figures.
 */
public record RiskPolicy(
    RiskRule rule,
    double dangerousFrom,
    double nameHarm,
    double nameHarmNoun,
    double nameAnything,
    double leadHarm,
    double leadAnything,
    double leadMutates,
    double firstSentence,
    double laterList,
    double schemaAction,
    double irreversible,
    double replaces,
    double live,
    double warns,
    double arbitrary,
    double everything,
    double message,
    double code,
    long descriptionMax,
    long schemaValuesMax,
    long argumentsMax,
    double moneyFrom) {}
