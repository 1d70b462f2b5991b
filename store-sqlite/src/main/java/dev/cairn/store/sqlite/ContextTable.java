package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.Head;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** One row per context, with the head of its chain. */
final class ContextTable {
  private final Statements statements;

  /** A context's number in the other tables, and its head. */
  record Shelf(long id, Head head) {}

  ContextTable(Statements statements) {
    this.statements = statements;
  }

  Head head(ContextName context) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.HEAD);
    read.setString(1, context.value());
    try (ResultSet rows = read.executeQuery()) {
      return rows.next() ? head(rows, 1) : Head.EMPTY;
    }
  }

  /** The context, checked: its last row must be the one its head speaks of. */
  Optional<Shelf> find(ContextName context) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.SHELF);
    read.setString(1, context.value());
    try (ResultSet rows = read.executeQuery()) {
      if (!rows.next()) {
        return Optional.empty();
      }
      Shelf shelf = new Shelf(rows.getLong(1), head(rows, 2));
      check(context, shelf.head(), rows.getBytes(5), rows.getLong(6));
      return Optional.of(shelf);
    }
  }

  private static void check(ContextName context, Head head, byte[] lastHash, long lastPosition) {
    boolean whole = lastPosition == head.position()
        && (lastPosition == 0 || Arrays.equals(lastHash, head.hash().array()));
    if (!whole) {
      throw CairnException.corrupt(
          "the log of context '%s' ends at %d, but its head says %d; nothing is written until it is"
                  .formatted(context, lastPosition, head.position())
              + " repaired: run `verify`, then restore a backup",
          null);
    }
  }

  private static Head head(ResultSet rows, int column) throws SQLException {
    long position = rows.getLong(column);
    return position == 0
        ? Head.EMPTY
        : new Head(
            position, Bytes.of(rows.getBytes(column + 1)), Chain.instant(rows.getLong(column + 2)));
  }

  void add(ContextName context) throws SQLException {
    PreparedStatement add = statements.prepare(Sql.ADD_CONTEXT);
    add.setString(1, context.value());
    add.executeUpdate();
  }

  void moveHead(long context, Head head) throws SQLException {
    PreparedStatement move = statements.prepare(Sql.MOVE_HEAD);
    move.setLong(1, context);
    move.setLong(2, head.position());
    move.setBytes(3, head.hash().array());
    move.setLong(4, Chain.micros(head.recordedAt()));
    move.executeUpdate();
  }

  List<ContextName> all() throws SQLException {
    List<ContextName> names = new ArrayList<>();
    try (ResultSet rows = statements.prepare(Sql.CONTEXTS).executeQuery()) {
      while (rows.next()) {
        names.add(new ContextName(rows.getString(1)));
      }
    }
    return names;
  }
}
