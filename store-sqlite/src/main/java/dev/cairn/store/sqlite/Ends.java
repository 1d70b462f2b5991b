package dev.cairn.store.sqlite;

import dev.cairn.log.EventLog.Flaw;
import dev.cairn.log.Head;
import java.util.Optional;

/**
 * Where the log of a context ends. Both say the same unless the file was damaged or edited; then writing goes on behind
 * whatever is there, so that no row is overwritten.
 *
 * @param recorded by the head record
 * @param last by the last row that is not farther than {@code farthest}
 * @param farthest no event is looked for behind this position
 */
record Ends(long id, Head recorded, Head last, long farthest) {
  /** So many events may be missing of a log of any length. */
  private static final long FAR = 100_000;

  /**
   * The last position that is believed where something is damaged: whoever reads the log goes to its end position by
   * position, which must take as long as the rows there are and not as long as a damaged number says.
   */
  static long farthest(long rows) {
    return 2 * rows + FAR;
  }

  boolean agree() {
    return recorded.equals(last);
  }

  /** Where the next event follows. */
  Head head() {
    if (recorded.position() <= last.position()) {
      return last;
    }
    if (recorded.position() <= farthest) {
      return recorded;
    }
    // Without a single row, that there were some must not be forgotten.
    return last.position() > 0 ? last : new Head(farthest, recorded.hash(), recorded.recordedAt());
  }

  /** How the two differ. What is missing at the end is found by those who read to the head. */
  Optional<Flaw> flaw() {
    if (recorded.position() < last.position()) {
      return Optional.of(new Flaw(
          recorded.position() + 1,
          "stands behind the head record, which ends at " + recorded.position()));
    }
    if (recorded.position() > farthest) {
      return Optional.of(
          new Flaw(last.position() + 1, "missing: the head record ends at " + recorded.position()));
    }
    return recorded.position() == last.position() && !recorded.hash().equals(last.hash())
        ? Optional.of(new Flaw(last.position(), "its hash is not the one in the head record"))
        : Optional.empty();
  }
}
