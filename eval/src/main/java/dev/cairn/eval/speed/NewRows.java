package dev.cairn.eval.speed;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of one table that came since the last look, as they are. */
final class NewRows {
  private final Connection store;
  private final String table;
  private long seen;
  private int columns;

  NewRows(Connection store, String table) throws SQLException {
    this.store = store;
    this.table = table;
    take();
  }

  List<List<@Nullable Object>> take() throws SQLException {
    List<List<@Nullable Object>> taken = new ArrayList<>();
    try (PreparedStatement read = store.prepareStatement(
        "SELECT rowid, * FROM " + table + " WHERE rowid > ? ORDER BY rowid")) {
      read.setLong(1, seen);
      try (ResultSet rows = read.executeQuery()) {
        columns = rows.getMetaData().getColumnCount() - 1;
        while (rows.next()) {
          seen = rows.getLong(1);
          taken.add(row(rows));
        }
      }
    }
    return taken;
  }

  private List<@Nullable Object> row(ResultSet rows) throws SQLException {
    List<@Nullable Object> row = new ArrayList<>();
    for (int column = 1; column <= columns; column++) {
      row.add(rows.getObject(column + 1));
    }
    return row;
  }

  /** A statement that inserts such a row elsewhere. */
  PreparedStatement insertInto(Connection target) throws SQLException {
    return target.prepareStatement(
        "INSERT INTO " + table + " VALUES (?" + ", ?".repeat(columns - 1) + ")");
  }

  static void fill(PreparedStatement insert, List<@Nullable Object> row) throws SQLException {
    for (int column = 0; column < row.size(); column++) {
      insert.setObject(column + 1, row.get(column));
    }
  }
}
