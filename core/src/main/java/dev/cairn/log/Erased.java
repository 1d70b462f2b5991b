package dev.cairn.log;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Words were erased. This is the receipt, and the intention too: it is written in the transaction that takes the words out
 * of the store, and whoever comes past it later cleans what was made of them before.
 *
 * @param what an entry, episode, card, subject, or all secrets
 * @param id which one; absent for a subject, whose name is words, and for secrets
 * @param gone texts that are no longer there, nor their salts
 * @param entries whose words are gone
 * @param blanked entries that lost some of their words
 * @param candidates whose statements are gone
 * @param cards put aside because of it
 * @param counts how many texts went, by what they were
 * @param redactions events that held such words in their payload, and hold them no more
 */
public record Erased(
    Instant at,
    String what,
    Optional<String> id,
    Optional<String> by,
    Optional<TextRef> reason,
    List<TextId> gone,
    List<EntryId> entries,
    List<EntryId> blanked,
    List<CandidateId> candidates,
    List<CardId> cards,
    SortedMap<String, Long> counts,
    List<Redaction> redactions)
    implements LogEvent {

  /**
   * An event whose payload was replaced by the same event without the words. Its row keeps the hash the chain goes on from.
   *
   * @param was the hash in the row
   * @param is the hash the row would have with its new payload
   */
  public record Redaction(long position, Bytes was, Bytes is) {}

  /** What goes in the transaction of the receipt, besides what the receipt names: new rows, new texts, old vectors. */
  public record Change(
      List<TextId> texts, List<StoredText> replaced, List<StoredEvent> rows, List<String> blobs) {
    public static final Change NONE = new Change(List.of(), List.of(), List.of(), List.of());
  }

  /** Whether a row is a receipt; told without reading its payload. */
  public static boolean isReceipt(StoredEvent row) {
    return row.type().equals(EventType.ERASED.label());
  }

  @Override
  public List<TextRef> texts() {
    return reason.stream().toList();
  }

  @Override
  public <R> R accept(Handler<R> handler) {
    return handler.erased(this);
  }
}
