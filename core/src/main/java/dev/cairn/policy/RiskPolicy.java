package dev.cairn.policy;

/**
 * Numbers behind the risk of a tool. A tool that changes something is dangerous from {@code dangerousFrom}
 * points on; each of the others says what one observation is worth. They are set by hand in halves, because
 * weights fitted to a few vendors learn the vendors: docs/risk.md has the figures.
 */
public record RiskPolicy(
    @Tunable(means = "how a tool is judged by what it says of itself", source = "seed, decisions")
    RiskRule rule,

    @Tunable(
        means = "points from which a tool that changes something is dangerous",
        min = 0.5,
        max = 100)
    double dangerousFrom,

    @Tunable(means = "points of a verb of harm in the name", max = 100)
    double nameHarm,

    @Tunable(means = "points of such a verb where it may also be a noun", max = 100)
    double nameHarmNoun,

    @Tunable(means = "points of a name that says it does whatever it is told", max = 100)
    double nameAnything,

    @Tunable(means = "points of a verb of harm that leads the description", max = 100)
    double leadHarm,

    @Tunable(means = "points of a lead that does whatever it is told", max = 100)
    double leadAnything,

    @Tunable(means = "points of a lead that changes what is there already", max = 100)
    double leadMutates,

    @Tunable(means = "points of a verb of harm elsewhere in the first sentence", max = 100)
    double firstSentence,

    @Tunable(means = "points of a verb of harm in a later list of what the tool does", max = 100)
    double laterList,

    @Tunable(means = "points of a verb of harm among the actions its schema offers", max = 100)
    double schemaAction,

    @Tunable(means = "points for saying that it cannot be undone", max = 100)
    double irreversible,

    @Tunable(means = "points for replacing or overwriting", max = 100)
    double replaces,

    @Tunable(means = "points for speaking of production or of end users", max = 100)
    double live,

    @Tunable(means = "points for a warning", max = 100) double warns,

    @Tunable(means = "points for taking arbitrary code, commands or queries", max = 100)
    double arbitrary,

    @Tunable(means = "points for offering all operations on something", max = 100)
    double everything,

    @Tunable(means = "points for messages to people", max = 100)
    double message,

    @Tunable(means = "points for writing code in the first sentence", max = 100)
    double code,

    @Tunable(means = "characters of a description that are read", min = 1, max = 1_000_000)
    long descriptionMax,

    @Tunable(means = "values of a schema that are read", min = 1, max = 1_000_000)
    long schemaValuesMax,

    @Tunable(means = "characters of a call's arguments that are read", min = 1, max = 10_000_000)
    long argumentsMax,

    @Tunable(means = "amount of money from which an argument is dangerous", max = 1e12)
    double moneyFrom) {
  public static final RiskPolicy DEFAULT = of(RiskRule.WORDS);

  /** As the founding documents print it. */
  public static final RiskPolicy SEED = of(RiskRule.SUBSTRING);

  private static RiskPolicy of(RiskRule rule) {
    return new RiskPolicy(
        rule, 1, 2, 1, 1, 1, 0.5, 0.5, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1_500, 500,
        100_000, 0);
  }
}
