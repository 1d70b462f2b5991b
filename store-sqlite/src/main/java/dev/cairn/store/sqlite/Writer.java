package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog.Author;
import dev.cairn.log.EventLog.Outcome;
import dev.cairn.log.Head;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The one writing connection of an open store; threads take turns. A connection that failed is closed,
 * and the next turn opens a new one.
 *
 * <p>A commit that fails while its last record goes to the disk is <em>unsettled</em>: nobody sees its
 * rows, yet they may come back when the journal is read after a crash. The next commit overwrites that
 * place, so a small one is made at once, and until one succeeds the store does not say what is in it.
 */
final class Writer implements AutoCloseable {
  private final StoreFile file;
  private final Faults faults;
  private final ReentrantLock turn = new ReentrantLock();
  private volatile boolean unsettled;
  private @Nullable Session session;
  private boolean closed;

  /** A change that may be made twice, so that its caller can simply try again. */
  interface Change {
    void make(Session session) throws SQLException;
  }

  Writer(StoreFile file) {
    this.file = file;
    this.faults = file.faults();
  }

  /**
   * Connects now, so that a store that cannot be used is noticed when it is opened.
   *
   * @return what keeps it from being written, though it may be read
   */
  Optional<RuntimeException> open() {
    enter();
    try {
      session();
      return Optional.empty();
    } catch (SQLException e) {
      RuntimeException fault = failed("opening", e);
      if (Faults.isNotWritable(e)) {
        return Optional.of(fault);
      }
      throw fault;
    } finally {
      turn.unlock();
    }
  }

  Outcome transact(ContextName context, Head known, Author author) {
    enter();
    try {
      Session session = begin();
      Append append = new Append(session, faults, context);
      Outcome outcome = attempt(session, append, known, author);
      if (append.wrote()) {
        return commit(session, outcome);
      }
      rollback(session);
      return outcome;
    } finally {
      turn.unlock();
    }
  }

  private Outcome attempt(Session session, Append append, Head known, Author author) {
    try {
      return append.run(known, author);
    } catch (SQLException e) {
      rollback(session);
      throw failed("writing to", e);
    } catch (RuntimeException | Error e) {
      rollback(session);
      throw e;
    }
  }

  private Outcome commit(Session session, Outcome outcome) {
    try {
      session.statements().run(Sql.COMMIT);
      return outcome;
    } catch (SQLException e) {
      if (Faults.isSurelyNothing(e)) {
        rollback(session);
        throw failed("writing to", e);
      }
      unsettled = true;
      RuntimeException fault = failed("committing to", e);
      trySettling(fault);
      return new Outcome.Unknown(fault);
    }
  }

  void change(Change change) {
    enter();
    try {
      Session session = begin();
      try {
        change.make(session);
        session.statements().run(Sql.COMMIT);
      } catch (SQLException e) {
        rollback(session);
        throw failed("writing to", e);
      }
    } finally {
      turn.unlock();
    }
  }

  /** Writes the file anew, without what deleted rows left where pages were split. Readers go on meanwhile. */
  void vacuum() {
    enter();
    try {
      session().statements().run(Sql.VACUUM);
    } catch (SQLException e) {
      throw failed("cleaning", e);
    } finally {
      turn.unlock();
    }
  }

  /** Moves the journal into the file and empties it, so that no deleted text is left in it. */
  void emptyJournal() {
    enter();
    try {
      boolean busy = session().statements().number(Sql.CHECKPOINT) != 0;
      if (busy) {
        throw CairnException.unavailable(
            "erased, but the journal of " + file.path() + " still holds a copy while others read;"
                + " try again",
            null);
      }
    } catch (SQLException e) {
      throw failed("writing to", e);
    } finally {
      turn.unlock();
    }
  }

  /** Makes sure that what can be read now is what will be there after a crash. */
  void settle() {
    if (unsettled) {
      change(session -> {});
    }
  }

  private void trySettling(RuntimeException because) {
    try {
      settle(session());
    } catch (SQLException e) {
      because.addSuppressed(failed("settling", e));
    } catch (RuntimeException e) {
      because.addSuppressed(e);
    }
  }

  private void settle(Session session) throws SQLException {
    if (unsettled) {
      session.statements().run(Sql.BEGIN_WRITE);
      session.statements().run(Sql.TICK);
      session.statements().run(Sql.COMMIT);
      unsettled = false;
    }
  }

  private void enter() {
    if (turn.isHeldByCurrentThread()) {
      throw new IllegalStateException("an author cannot write while it is its turn");
    }
    turn.lock();
  }

  private Session session() throws SQLException {
    if (closed) {
      throw CairnException.unavailable("this store was closed; open it again", null);
    }
    if (session == null) {
      file.requireWritable();
      session = file.openWriter();
    }
    return session;
  }

  private Session begin() {
    try {
      Session open = session();
      settle(open);
      open.statements().run(Sql.BEGIN_WRITE);
      return open;
    } catch (SQLException e) {
      throw failed("writing to", e);
    }
  }

  private void rollback(Session session) {
    try {
      session.statements().run(Sql.ROLLBACK);
    } catch (SQLException e) {
      // Mostly SQLite rolled back by itself; closing the connection makes sure.
      drop();
    }
  }

  private RuntimeException failed(String doing, SQLException e) {
    if (!Faults.isHarmless(e)) {
      drop();
    }
    return faults.of(doing, e);
  }

  private void drop() {
    Session broken = session;
    session = null;
    try {
      if (broken != null) {
        broken.close();
      }
    } catch (SQLException e) {
      // It had failed already, and that was reported.
    }
  }

  @Override
  public void close() {
    turn.lock();
    try {
      closed = true;
      if (session != null) {
        session.statements().run(Sql.DO_NOT_WAIT);
        session.statements().run(Sql.CHECKPOINT);
      }
    } catch (SQLException e) {
      // The journal stays beside the file, and the next opening reads it.
    } finally {
      drop();
      turn.unlock();
    }
  }
}
