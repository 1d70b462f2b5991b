package dev.cairn.store.sqlite;

import dev.cairn.log.EventLog.Flaw;
import dev.cairn.log.Head;
import java.util.Optional;

/**
 * Where the log of a context ends. Both say the same unless the file was damaged or edited; then writing goes on behind
 * whatever is there, so that no row is overwritten.
 *
 * @param recorded by the head record
 * @param last by the last row
 */
record Ends(long id, Head recorded, Head last) {
  /** A head so far from the last row was damaged itself. */
  static final long FAR = 100_000;

  /** Where the next event follows. */
  Head head() {
    long missing = recorded.position() - last.position();
    return missing > 0 && (missing <= FAR || last.position() == 0) ? recorded : last;
  }

  /** How the two differ. What is missing at the end is found by those who read to the head. */
  Optional<Flaw> flaw() {
    if (recorded.position() < last.position()) {
      return Optional.of(new Flaw(
          recorded.position() + 1,
          "stands behind the head record, which ends at " + recorded.position()));
    }
    if (recorded.position() - last.position() > FAR) {
      return Optional.of(
          new Flaw(last.position() + 1, "missing: the head record ends at " + recorded.position()));
    }
    return recorded.position() == last.position() && !recorded.hash().equals(last.hash())
        ? Optional.of(new Flaw(last.position(), "its hash is not the one in the head record"))
        : Optional.empty();
  }
}
