package dev.cairn.store.sqlite;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.ContextName;
import dev.cairn.log.Head;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
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
    return find(context).map(Shelf::head).orElse(Head.EMPTY);
  }

  Optional<Shelf> find(ContextName context) throws SQLException {
    return ends(context).map(ends -> new Shelf(ends.id(), ends.head()));
  }

  /** Where a context ends, by its head record and by its last row. Only if they differ its rows are counted. */
  Optional<Ends> ends(ContextName context) throws SQLException {
    Optional<Ends> ends = ends(context, Long.MAX_VALUE);
    return ends.isEmpty() || isPlain(ends.get())
        ? ends
        : ends(context, Ends.farthest(count(ends.get().id())));
  }

  /** A last row that stands alone may be anywhere. */
  private boolean isPlain(Ends ends) throws SQLException {
    long position = ends.last().position();
    return ends.agree() && (position <= 1 || isRow(ends.id(), position - 1));
  }

  private boolean isRow(long context, long position) throws SQLException {
    PreparedStatement look = statements.prepare(Sql.HASH_AT);
    look.setLong(1, context);
    look.setLong(2, position);
    try (ResultSet rows = look.executeQuery()) {
      return rows.next();
    }
  }

  private Optional<Ends> ends(ContextName context, long farthest) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.HEAD);
    read.setString(1, context.value());
    read.setLong(2, farthest);
    try (ResultSet rows = read.executeQuery()) {
      return rows.next()
          ? Optional.of(new Ends(rows.getLong(1), head(rows, 2), head(rows, 5), farthest))
          : Optional.empty();
    }
  }

  private long count(long context) throws SQLException {
    PreparedStatement count = statements.prepare(Sql.COUNT_EVENTS);
    count.setLong(1, context);
    try (ResultSet rows = count.executeQuery()) {
      return rows.next() ? rows.getLong(1) : 0;
    }
  }

  /** An absent row has position 0. */
  private static Head head(ResultSet rows, int column) throws SQLException {
    long position = rows.getLong(column);
    return position <= 0
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
