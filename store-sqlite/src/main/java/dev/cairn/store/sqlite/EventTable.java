package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.StoredEvent;
import java.nio.ByteBuffer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;

/** The chained rows. */
final class EventTable {
  private final Statements statements;
  private final EventFrame frame = new EventFrame();

  EventTable(Statements statements) {
    this.statements = statements;
  }

  void add(long context, StoredEvent event) throws SQLException {
    PreparedStatement add = statements.prepare(Sql.ADD_EVENT);
    add.setLong(1, context);
    add.setLong(2, event.position());
    add.setBytes(3, bytes(event.id()));
    add.setLong(4, Chain.micros(event.recordedAt()));
    add.setString(5, event.type());
    add.setInt(6, event.version());
    add.setInt(7, event.more());
    add.setString(8, event.key().orElse(null));
    add.setBytes(9, event.hash().array());
    add.setBytes(10, event.payload().array());
    add.executeUpdate();
  }

  /** The row keeps its hash: the chain goes on from it, and a receipt says why it does not fit. */
  void replacePayload(long context, StoredEvent event) throws SQLException {
    PreparedStatement replace = statements.prepare(Sql.REPLACE_PAYLOAD);
    replace.setLong(1, context);
    replace.setLong(2, event.position());
    replace.setBytes(3, event.payload().array());
    replace.executeUpdate();
  }

  private static byte[] bytes(UUID id) {
    return ByteBuffer.allocate(2 * Long.BYTES)
        .putLong(id.getMostSignificantBits())
        .putLong(id.getLeastSignificantBits())
        .array();
  }

  List<StoredEvent> read(ContextName context, long from, int limit) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.READ_EVENTS);
    read.setString(1, context.value());
    read.setLong(2, from);
    read.setInt(3, limit);
    List<StoredEvent> events = new ArrayList<>();
    long next = from;
    try (ResultSet rows = read.executeQuery()) {
      while (rows.next()) {
        StoredEvent event = frame.open(rows.getBytes(1));
        requireInOrder(event, next);
        events.add(event);
        next = event.position() + 1;
      }
    }
    return events;
  }

  /** A damaged index leads to rows in front of those it was asked for; who reads on behind them would never end. */
  private static void requireInOrder(StoredEvent event, long next) {
    if (event.position() < next) {
      throw CairnException.corrupt(
          "the rows of the log are out of order at %d; run `verify`".formatted(next), null);
    }
  }

  Optional<Bytes> hashAt(long context, long position) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.HASH_AT);
    read.setLong(1, context);
    read.setLong(2, position);
    try (ResultSet rows = read.executeQuery()) {
      return rows.next() ? Optional.of(Bytes.of(rows.getBytes(1))) : Optional.empty();
    }
  }

  OptionalLong find(ContextName context, String key) throws SQLException {
    PreparedStatement find = statements.prepare(Sql.FIND);
    find.setString(1, context.value());
    find.setString(2, key);
    try (ResultSet rows = find.executeQuery()) {
      return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
    }
  }
}
