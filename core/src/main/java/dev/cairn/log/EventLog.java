package dev.cairn.log;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Keeps the log of every context: the port a backend implements, and all a backend is.
 *
 * <p>Positions are dense from 1. What {@link #transact} reported as committed survives the death of the
 * process and of the machine. Contexts never see each other. Safe for use by many threads; a backend
 * shared by several processes serializes their transactions. Faults are {@link
 * dev.cairn.fault.CairnException}s with code {@code unavailable} or {@code corrupt}.
 */
public interface EventLog extends AutoCloseable {

  /**
   * Appends what {@code author} writes, or nothing. The author sees everything committed since {@code
   * known} and runs while no one else can write; what it throws is thrown on, with nothing written.
   */
  Outcome transact(ContextName context, Head known, Author author);

  /** Events from position {@code from} on, in order, at most {@code limit}. */
  List<StoredEvent> read(ContextName context, long from, int limit);

  /** The head as recorded with the last commit by any process. */
  Head head(ContextName context);

  /** The position of the event that carries this idempotency key. */
  OptionalLong find(ContextName context, String key);

  /** Contexts that hold at least one event, sorted. */
  List<ContextName> contexts();

  /** The texts that are there; one that was erased is absent from the answer. */
  Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids);

  /** Erases texts for good. The events that refer to them stay, and the chain still verifies. */
  void deleteTexts(ContextName context, Collection<TextId> ids);

  /**
   * Overwrites what erased words may have left in the files of the store. To be called after every receipt; until then
   * {@link #unfinished} names the context.
   */
  void scour();

  /** Contexts in which words were erased whose remains may not all be cleaned yet, because a process ended before. */
  List<ContextName> unfinished();

  /** All that was made of the erased words of a context is clean. */
  void finished(ContextName context);

  /** Content-addressed blobs, such as vectors, that can be made again. */
  Blobs blobs();

  /** Writes a consistent copy that can be opened by itself, while writers go on. */
  void backup(Path to);

  /** What the store finds wrong with how it keeps a context, for {@code verify}. May take long. */
  default List<Flaw> flaws(ContextName context) {
    return List.of();
  }

  /** Told by a reader: this text is not the one that was written. A log may keep it in mind. */
  default void damaged(ContextName context, TextId text, String problem) {
    // A plain log forgets it; whoever reads it again finds it again.
  }

  /** Whether a text is the one that was written, as its salted hash says; if not it is told. */
  default boolean isWritten(ContextName context, TextRef ref, StoredText text) {
    boolean same = ref.fits(text);
    if (!same) {
      damaged(context, ref.id(), "does not match its hash: it was changed after it was written");
    }
    return same;
  }

  /** Copies of the store that lie beside it: what is erased here is still in them. */
  default List<Path> copies() {
    return List.of();
  }

  /** What the store says of itself, for {@code status} and {@code doctor}. */
  StoreInfo info();

  @Override
  void close();

  /** Something wrong with the store itself. */
  record Flaw(long position, String problem) {}

  /** Writes the next events, given what happened meanwhile. */
  @FunctionalInterface
  interface Author {
    Iterable<Sealed> write(Turn turn);
  }

  /** What an author sees when its turn to write has come. */
  interface Turn {
    Head head();

    /** Events after the known head, written by others. */
    List<StoredEvent> missed();

    OptionalLong find(String key);
  }

  /**
   * An event ready to be stored, with the texts it owns.
   *
   * @param change what the store has to take out or replace in the same transaction, if the event is a receipt
   */
  record Sealed(StoredEvent event, List<StoredText> texts, Erased.Change change) {
    public Sealed(StoredEvent event, List<StoredText> texts) {
      this(event, texts, Erased.Change.NONE);
    }
  }

  /** How a transaction ended. */
  sealed interface Outcome {
    /** Durable. */
    record Committed(Head head) implements Outcome {}

    /** The known head is not on this log's chain; the author was not asked. */
    record Conflict(Head actual) implements Outcome {}

    /** The store failed while committing: it may or may not be there. Look for the events' ids. */
    record Unknown(Throwable cause) implements Outcome {}
  }
}
