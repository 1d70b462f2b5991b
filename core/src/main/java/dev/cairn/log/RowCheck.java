package dev.cairn.log;

import java.util.List;
import java.util.Optional;

/** Judges one row: whether its payload fits its hash, and its hash the chain. */
public final class RowCheck {
  /** How many rows in front of one are looked at when it does not follow the nearest. */
  public static final int BEFORE = 4;

  private RowCheck() {}

  /**
   * What is wrong with a row; nothing if it is as it was written.
   *
   * @param before the rows in front of it as stored, the nearest first, at most {@link #BEFORE}
   */
  public static Optional<String> problem(StoredEvent row, List<StoredEvent> before) {
    // Behind a gap nothing says what the row has to continue; it is taken as it stands.
    boolean sound = !isKnown(row, before) || follows(row, before);
    return sound
        ? Optional.empty()
        : Optional.of("does not match its hash: the row was changed after it was written");
  }

  private static boolean isKnown(StoredEvent row, List<StoredEvent> before) {
    return row.position() == 1 || isInFront(row, before, 0);
  }

  private static boolean isInFront(StoredEvent row, List<StoredEvent> before, int place) {
    return before.size() > place && before.get(place).position() == row.position() - place - 1;
  }

  private static boolean follows(StoredEvent row, List<StoredEvent> before) {
    if (row.position() == 1) {
      return continues(Head.EMPTY.hash(), row);
    }
    // Rows that changed places still carry the hashes that those behind them continue.
    return before.stream().anyMatch(each -> continues(each.hash(), row))
        || followsAnother(row, before);
  }

  /** The row in front may have lost its hash and nothing else; then it can be worked out. */
  private static boolean followsAnother(StoredEvent row, List<StoredEvent> before) {
    StoredEvent front = before.get(0);
    if (front.position() > 1 && !isInFront(row, before, 1)) {
      return false;
    }
    Bytes start = front.position() == 1 ? Head.EMPTY.hash() : before.get(1).hash();
    return continues(Chain.hash(start, front), row);
  }

  /** Whether a row is the one that was written behind this hash. */
  public static boolean continues(Bytes previous, StoredEvent row) {
    return Chain.hash(previous, row).equals(row.hash());
  }
}
