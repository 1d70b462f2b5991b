package dev.cairn.store.sqlite;

import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import dev.cairn.log.Erased;
import dev.cairn.log.EventLog.Author;
import dev.cairn.log.EventLog.Outcome;
import dev.cairn.log.EventLog.Sealed;
import dev.cairn.log.EventLog.Turn;
import dev.cairn.log.Head;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.store.sqlite.ContextTable.Shelf;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One author's turn, inside a write transaction that the {@link Writer} began and will end. */
final class Append {
  private final Session session;
  private final Faults faults;
  private final ContextName context;
  private boolean wrote;

  Append(Session session, Faults faults, ContextName context) {
    this.session = session;
    this.faults = faults;
    this.context = context;
  }

  /** Whether there is anything to commit. */
  boolean wrote() {
    return wrote;
  }

  /** What the outcome will be if the commit succeeds. */
  Outcome run(Head known, Author author) throws SQLException {
    Optional<Shelf> shelf = session.contexts().find(context);
    Head head = shelf.map(Shelf::head).orElse(Head.EMPTY);
    if (!holds(shelf, known)) {
      return new Outcome.Conflict(head);
    }
    return new Outcome.Committed(write(shelf, head, author.write(new Now(head, known))));
  }

  private boolean holds(Optional<Shelf> shelf, Head known) throws SQLException {
    if (known.position() == 0) {
      return true;
    }
    if (shelf.isEmpty() || known.position() > shelf.get().head().position()) {
      return false;
    }
    Head head = shelf.get().head();
    Bytes hash = known.position() == head.position() ? head.hash() : hashAt(shelf.get(), known);
    return hash.equals(known.hash());
  }

  private Bytes hashAt(Shelf shelf, Head known) throws SQLException {
    return session.events().hashAt(shelf.id(), known.position()).orElse(Bytes.EMPTY);
  }

  private Head write(Optional<Shelf> shelf, Head head, Iterable<Sealed> written)
      throws SQLException {
    Head last = head;
    long id = shelf.map(Shelf::id).orElse(0L);
    for (Sealed sealed : written) {
      StoredEvent event = sealed.event();
      if (event.position() != last.position() + 1) {
        throw new IllegalStateException(
            "event at " + event.position() + " does not follow " + last.position());
      }
      id = id == 0 ? add() : id;
      session.events().add(id, event);
      for (StoredText text : sealed.texts()) {
        session.texts().add(id, text);
      }
      if (Erased.isReceipt(event)) {
        new Erasure(session, context, id).apply(sealed.change());
      }
      last = Head.of(event);
    }
    wrote = last.position() > head.position();
    if (wrote) {
      session.contexts().moveHead(id, last);
    }
    return last;
  }

  private long add() throws SQLException {
    session.contexts().add(context);
    return session.contexts().find(context).orElseThrow().id();
  }

  /** What the author sees. */
  private final class Now implements Turn {
    private final Head head;
    private final Head known;

    Now(Head head, Head known) {
      this.head = head;
      this.known = known;
    }

    @Override
    public Head head() {
      return head;
    }

    @Override
    public List<StoredEvent> missed() {
      if (known.position() == head.position()) {
        return List.of();
      }
      try {
        return session.events().read(context, known.position() + 1, Integer.MAX_VALUE);
      } catch (SQLException e) {
        throw faults.of("reading", e);
      }
    }

    @Override
    public OptionalLong find(String key) {
      try {
        return session.events().find(context, key);
      } catch (SQLException e) {
        throw faults.of("reading", e);
      }
    }
  }
}
