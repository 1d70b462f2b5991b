package dev.cairn.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** A store's file seen without the store, to damage it or to look at it. */
final class RawFile {
  private RawFile() {}

  static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  static void run(Path file, String... statements) throws SQLException {
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  static List<String> words(Path file, String query) throws SQLException {
    List<String> words = new ArrayList<>();
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      while (rows.next()) {
        words.add(rows.getString(1));
      }
    }
    return words;
  }
}
