package dev.cairn.eval.speed;

import java.util.List;

/**
 * How much is measured.
 *
 * @param rounds how often Cairn and its peer alternate
 * @param appends entries a single writer appends in a round
 * @param appendsPerWriter entries each of many waiting writers appends in a round
 * @param replaySizes entries in the logs that are replayed
 * @param replayRounds how often each is replayed
 * @param rebuildSize entries in the log that is rebuilt with its index
 * @param rebuildRounds how often
 * @param searchSizes entries in the memories that are searched, ascending
 * @param lagSize entries that are new to the index
 * @param vectors how many vectors are searched
 * @param cards cards in the memories that are packed from, ascending
 * @param queries how many questions are asked in a round
 * @param tools tools of which the next is foretold
 * @param toolSteps steps of runs that were recorded before, ascending
 * @param toolsFound tools that are searched
 * @param clustered tools that are clustered
 */
record Extent(
    int rounds,
    int appends,
    int appendsPerWriter,
    List<Integer> replaySizes,
    int replayRounds,
    int rebuildSize,
    int rebuildRounds,
    List<Integer> searchSizes,
    int lagSize,
    int vectors,
    List<Integer> cards,
    int queries,
    int tools,
    List<Integer> toolSteps,
    int toolsFound,
    int clustered) {

  /** What the goals speak of. */
  static final Extent FULL = new Extent(
      20,
      200,
      50,
      List.of(100_000, 1_000_000),
      5,
      1_000_000,
      2,
      List.of(10_000, 100_000, 1_000_000),
      80_000,
      100_000,
      List.of(1_000, 10_000, 50_000),
      200,
      10_000,
      List.of(10_000, 100_000, 1_000_000),
      100_000,
      5_000);

  /** A minute or so: shows that all works and roughly where it stands. */
  static final Extent QUICK = new Extent(
      8,
      50,
      20,
      List.of(10_000),
      5,
      10_000,
      3,
      List.of(1_000, 10_000),
      10_000,
      10_000,
      List.of(1_000, 10_000),
      50,
      1_000,
      List.of(1_000, 10_000),
      5_000,
      500);
}
