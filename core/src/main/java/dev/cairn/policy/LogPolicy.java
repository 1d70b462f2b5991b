package dev.cairn.policy;

/** Bounds on what may be written to the log. */
public record LogPolicy(
    @Tunable(means = "largest text of one entry, in bytes of UTF-8", min = 1, max = 16_777_216)
    long entryBytesMax,

    @Tunable(means = "how far in the future `at` may lie, in seconds", max = 31_536_000)
    long aheadSecondsMax,

    @Tunable(means = "whether secrets are taken out of what is written: on, off")
    Switch scrub,

    @Tunable(
        means = "how long a read waits for the log to reach min_position, in milliseconds",
        source = "another process has committed by then, or never will",
        max = 600_000)
    long waitMillisMax) {
  public static final LogPolicy DEFAULT = new LogPolicy(4_194_304, 86_400, Switch.ON, 5_000);
}
