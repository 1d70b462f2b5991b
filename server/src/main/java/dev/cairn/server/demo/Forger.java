package dev.cairn.server.demo;

import dev.cairn.fault.CairnException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Changes a store as an intruder would: past Cairn, straight in the database. */
final class Forger {
  private static final String SQL = """
      UPDATE text SET data = CAST(replace(CAST(data AS TEXT), ?1, ?2) AS BLOB)
      WHERE CAST(data AS TEXT) LIKE '%' || ?1 || '%'
      """;

  private Forger() {}

  /** Replaces words by others of equal length and says how many texts it changed. */
  static int replace(Path store, String words, String others) {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store.toUri());
        PreparedStatement update = connection.prepareStatement(SQL)) {
      update.setString(1, words);
      update.setString(2, others);
      return update.executeUpdate();
    } catch (SQLException e) {
      throw CairnException.unavailable("the copy cannot be changed: " + e.getMessage(), e);
    }
  }
}
