package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** Lends readers to threads, the last returned first: its pages are warm. */
final class Readers implements AutoCloseable {
  private final StoreFile file;
  private final Faults faults;
  private final Semaphore places;
  private final ConcurrentLinkedDeque<Reader> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  /** What a thread does with a reader. */
  interface Loan<T> {
    T use(Reader reader) throws SQLException;
  }

  Readers(StoreFile file, int places) {
    this.file = file;
    this.faults = file.faults();
    this.places = new Semaphore(places);
  }

  <T> T lend(Loan<T> loan) {
    places.acquireUninterruptibly();
    Reader reader = null;
    try {
      reader = take();
      T result = loan.use(reader);
      if (reader.isLasting()) {
        idle.push(reader);
        reader = null;
      }
      return result;
    } catch (SQLException e) {
      throw faults.of("reading", e);
    } finally {
      drop(reader);
      places.release();
      if (closed) {
        close();
      }
    }
  }

  private Reader take() throws SQLException {
    if (closed) {
      throw CairnException.unavailable("this store was closed; open it again", null);
    }
    Reader reader = idle.poll();
    return reader == null ? new Reader(file.openReader()) : reader;
  }

  /** A reader whose use failed is not lent again. */
  private static void drop(@Nullable Reader reader) {
    try {
      if (reader != null) {
        reader.close();
      }
    } catch (SQLException e) {
      // Nothing was written through it, so nothing is lost.
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Reader reader = idle.poll(); reader != null; reader = idle.poll()) {
      drop(reader);
    }
  }
}
