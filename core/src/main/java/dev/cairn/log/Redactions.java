package dev.cairn.log;

import dev.cairn.fault.CairnException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the receipts of a log allow to differ from what was written: rows with another payload, texts that are not there.
 * A receipt stands behind what it speaks of, so receipts are read before the rows are judged.
 */
public final class Redactions {
  private static final int PAGE = 1_024;

  private final Map<Long, Set<Erased.Redaction>> rows = new HashMap<>();
  private final Set<TextId> texts = new HashSet<>();
  private final Set<EntryId> entries = new HashSet<>();
  private long read;

  /** Reads the receipts up to a position that were not read yet. One that was itself changed allows nothing. */
  synchronized void readTo(EventLog log, EventCodec codec, ContextName context, long end) {
    while (read < end) {
      long last = Math.min(end, read + PAGE);
      Bytes before = null;
      for (StoredEvent row :
          ReadableRows.of(log, context, Math.max(1, read), last).rows()) {
        Bytes front = row.position() == 1 ? Head.EMPTY.hash() : before;
        before = row.hash();
        if (Erased.isReceipt(row) && front != null && RowCheck.continues(front, row)) {
          readReceipt(codec, row);
        }
      }
      read = last;
    }
  }

  private void readReceipt(EventCodec codec, StoredEvent row) {
    try {
      read(codec.decode(row).event());
    } catch (CairnException e) {
      // Whoever reads the row itself says so.
      return;
    }
  }

  /** Takes a receipt in; any other event is passed over. */
  public synchronized void read(LogEvent event) {
    if (event instanceof Erased receipt) {
      receipt
          .redactions()
          .forEach(each ->
              rows.computeIfAbsent(each.position(), it -> new HashSet<>()).add(each));
      texts.addAll(receipt.gone());
      entries.addAll(receipt.entries());
    }
  }

  /**
   * Whether a receipt says that this row lost words and is otherwise as it was.
   *
   * @param is the hash it would have by what stands in it now
   */
  public synchronized boolean allow(StoredEvent row, Bytes is) {
    return rows.getOrDefault(row.position(), Set.of())
        .contains(new Erased.Redaction(row.position(), row.hash(), is));
  }

  synchronized boolean isGone(TextId text) {
    return texts.contains(text);
  }

  synchronized boolean isGone(EntryId entry) {
    return entries.contains(entry);
  }
}
