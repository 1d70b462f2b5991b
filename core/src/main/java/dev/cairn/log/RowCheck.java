package dev.cairn.log;

import java.util.List;
import java.util.Optional;

/** Judges one row: whether its payload fits its hash, or a receipt says why not, and its hash the chain. */
public final class RowCheck {
  /** How many rows in front of one are looked at when it does not follow the nearest. */
  public static final int BEFORE = 4;

  private final Redactions redactions;

  RowCheck(Redactions redactions) {
    this.redactions = redactions;
  }

  /**
   * What is wrong with a row; nothing if it is as it was written.
   *
   * @param before the rows in front of it as stored, the nearest first, at most {@link #BEFORE}
   */
  Optional<String> problem(StoredEvent row, List<StoredEvent> before) {
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

  private boolean follows(StoredEvent row, List<StoredEvent> before) {
    if (row.position() == 1) {
      return isSound(Head.EMPTY.hash(), row);
    }
    // Rows that changed places still carry the hashes that those behind them continue.
    return before.stream().anyMatch(each -> isSound(each.hash(), row))
        || followsAnother(row, before);
  }

  /** The row in front may have lost its hash and nothing else; then it can be worked out. */
  private boolean followsAnother(StoredEvent row, List<StoredEvent> before) {
    StoredEvent front = before.get(0);
    if (front.position() > 1 && !isInFront(row, before, 1)) {
      return false;
    }
    Bytes start = front.position() == 1 ? Head.EMPTY.hash() : before.get(1).hash();
    return isSound(Chain.hash(start, front), row);
  }

  private boolean isSound(Bytes previous, StoredEvent row) {
    Bytes is = Chain.hash(previous, row);
    return is.equals(row.hash()) || redactions.allow(row, is);
  }

  /** Whether a row is the one that was written behind this hash, word for word. */
  public static boolean continues(Bytes previous, StoredEvent row) {
    return Chain.hash(previous, row).equals(row.hash());
  }
}
