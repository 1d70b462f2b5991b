package dev.cairn.policy;

/**
 * Numbers behind a search for tools while others are in use. Fitted on public runs, one set of numbers for all,
 * and measured in docs/tool-search.md.
 */
public record FindPolicy(
    @Tunable(means = "how tools in use speak for another", source = "ours: docs/tool-search.md")
    ContextForm form,

    @Tunable(
        means = "by runs: how far the request is trusted at least, however much was seen",
        source = "S3 §1.1: never less than one half",
        min = 0.5,
        max = 1)
    double alpha,

    @Tunable(
        means = "by runs: runs of the tools in use it takes until half of the rest is theirs",
        source = "ours: measured, docs/tool-search.md",
        min = 1e-6,
        max = 1_000)
    double alphaDoubt,

    @Tunable(
        means = "by runs: weight of how often a tool came right after the last one",
        source = "ours: measured, docs/tool-search.md",
        max = 10)
    double nextWeight,

    @Tunable(
        means = "by runs: weight of how often a tool came later in runs with those in use",
        source = "ours: measured, docs/tool-search.md",
        max = 10)
    double laterWeight,

    @Tunable(
        means = "by runs: weight of neighbours shared with tools in use that were never run",
        source = "ours: measured, docs/tool-search.md",
        max = 10)
    double neighbourWeight,

    @Tunable(
        means = "what a tool in use counts for each step that came after it",
        source = "ours: measured, docs/tool-search.md",
        min = 0.01,
        max = 1)
    double fade,

    @Tunable(means = "last tools in use that are looked at", min = 1, max = 1_000)
    long contextMax,

    @Tunable(
        means = "confidence in context: log-odds of a tool that all speaks for",
        source = "ours: calibrated, docs/tool-search.md",
        min = -100,
        max = 100)
    double confidenceBase,

    @Tunable(
        means = "confidence in context: log-odds lost with the whole distance to that tool",
        source = "ours: calibrated, docs/tool-search.md",
        max = 100)
    double confidenceDistance,

    @Tunable(
        means = "confidence in context: log-odds lost with the distance to the best tool there is",
        source = "ours: calibrated, docs/tool-search.md",
        max = 100)
    double confidenceGap) {
  public static final FindPolicy DEFAULT = of(ContextForm.RUNS);

  /** As the founding documents print it. */
  public static final FindPolicy SEED = of(ContextForm.NEIGHBOURS);

  private static FindPolicy of(ContextForm form) {
    return new FindPolicy(form, 0.5, 1, 1.3, 1.3, 0.05, 0.7, 50, 2.0, 4.8, 2.7);
  }
}
