package dev.cairn.policy;

/**
 * Numbers behind how the index of entries follows the log. What is missing in it is either little, and read
 * before a search answers, or left to the background, and the newest of it searched as it stands in the log.
 */
public record IndexPolicy(
    @Tunable(
        means =
            "events a search reads into the index before it answers; more are left to the background",
        source = "64 entries take about 20 ms",
        max = 100_000)
    long lagEvents,

    @Tunable(
        means = "code points of text a search reads into the index before it answers",
        source = "64 entries of the usual length",
        max = 16_777_216)
    long lagText,

    @Tunable(
        means = "how long a search waits for somebody else who is indexing, in milliseconds",
        source = "a batch of the background takes about as long",
        max = 60_000)
    long lagWaitMillis,

    @Tunable(
        means = "entries not indexed yet that a search looks through, the newest first",
        max = 1_000_000)
    long pendingEntries,

    @Tunable(
        means =
            "code points of entries not indexed yet that a search looks through; the last may go beyond",
        source = "the largest text one entry may have",
        max = 67_108_864)
    long pendingText,

    @Tunable(
        means =
            "code points up to which a text not indexed yet is read word by word; in a longer one each"
                + " word is looked for once",
        max = 4_194_304)
    long pendingWhole) {
  public static final IndexPolicy DEFAULT =
      new IndexPolicy(64, 65_536, 50, 2_000, 4_194_304, 8_192);
}
