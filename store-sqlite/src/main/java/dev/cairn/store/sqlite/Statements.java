package dev.cairn.store.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A connection and the statements prepared on it, each once. Used by one thread at a time. */
final class Statements implements AutoCloseable {
  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  Statements(Connection connection) {
    this.connection = connection;
  }

  /** The statement, ready for its parameters. What the last use bound is bound again or stays. */
  PreparedStatement prepare(String sql) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    return statement;
  }

  /** Runs a statement that has no parameters; what it answers is not looked at. */
  void run(String sql) throws SQLException {
    prepare(sql).execute();
  }

  /** Runs several statements at once. */
  void script(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** The number in the first column of the first row. */
  long number(String sql) throws SQLException {
    try (ResultSet rows = prepare(sql).executeQuery()) {
      return rows.getLong(1);
    }
  }

  /** The word in the first column of the first row. */
  String word(String sql) throws SQLException {
    try (ResultSet rows = prepare(sql).executeQuery()) {
      return rows.getString(1);
    }
  }

  /** The words in the first column of all rows. */
  List<String> words(String sql) throws SQLException {
    List<String> words = new ArrayList<>();
    try (ResultSet rows = prepare(sql).executeQuery()) {
      while (rows.next()) {
        words.add(rows.getString(1));
      }
    }
    return words;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
