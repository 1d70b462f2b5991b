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

  /** Where a context ends, by its head record and by its last row. */
  Optional<Ends> ends(ContextName context) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.HEAD);
    read.setString(1, context.value());
    read.setLong(2, Ends.FAR);
    try (ResultSet rows = read.executeQuery()) {
      return rows.next()
          ? Optional.of(new Ends(rows.getLong(1), head(rows, 2), head(rows, 5)))
          : Optional.empty();
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
