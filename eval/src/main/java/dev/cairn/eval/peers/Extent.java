package dev.cairn.eval.peers;

/**
 * How much is measured.
 *
 * @param rounds how often Cairn and its peers alternate
 * @param calls calls of each in a round
 * @param small entries in the small memory
 * @param large entries in the large one
 * @param beside entries beside the memory server
 * @param peerCalls calls of the memory server whose processor time is taken
 * @param starts how often each is started
 * @param stored entries behind an engine that has to start
 */
record Extent(
    int rounds,
    int calls,
    int small,
    int large,
    int beside,
    int peerCalls,
    int starts,
    int stored) {

  /** What the goals speak of. */
  static final Extent FULL = new Extent(20, 200, 1_000, 50_000, 10_000, 40, 11, 100_000);

  /** A minute or so. */
  static final Extent QUICK = new Extent(5, 50, 200, 2_000, 1_000, 10, 3, 2_000);
}
