package dev.cairn.eval.speed;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;

/**
 * The peer of a decision: S2's query for similar traces, as it is printed, on SQLite, with an index for each of its
 * conditions.
 */
final class SeedTraces implements AutoCloseable {
  private static final String QUERY = """
      SELECT *
      FROM algorithm_traces
      WHERE (
          signals ->> 'targetToolId' = ?1
          OR signals ->> 'community' = (
            SELECT signals ->> 'community' FROM algorithm_traces
            WHERE signals ->> 'targetToolId' = ?1 LIMIT 1
          )
        )
        AND ABS((params ->> 'alpha') - ?2) < 0.1
        AND (?3 IS NULL OR signals ->> 'workflowType' = ?3)
        AND timestamp > ?4
      ORDER BY
        CASE WHEN signals ->> 'targetToolId' = ?1 THEN 0 ELSE 1 END,
        ABS((params ->> 'alpha') - ?2),
        timestamp DESC
      LIMIT 50
      """;

  private final Connection connection;
  private final PreparedStatement query;

  SeedTraces(Path folder, List<DecisionFilling.Trace> traces) throws Exception {
    Files.createDirectories(folder);
    connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("traces.db"));
    try (Statement plain = connection.createStatement()) {
      plain.execute(
          "CREATE TABLE algorithm_traces (id INTEGER PRIMARY KEY, signals TEXT, params TEXT,"
              + " decision TEXT, final_score REAL, timestamp INTEGER)");
      connection.setAutoCommit(false);
      fill(traces);
      connection.commit();
      connection.setAutoCommit(true);
      for (String indexed : List.of(
          "signals ->> 'targetToolId'",
          "signals ->> 'community'",
          "params ->> 'alpha'",
          "timestamp")) {
        plain.execute("CREATE INDEX \"by %s\" ON algorithm_traces (%s)"
            .formatted(indexed.replaceAll("\\W+", " "), indexed));
      }
      plain.execute("ANALYZE");
    }
    query = connection.prepareStatement(QUERY);
  }

  private void fill(List<DecisionFilling.Trace> traces) throws SQLException {
    try (PreparedStatement add = connection.prepareStatement(
        "INSERT INTO algorithm_traces (signals, params, decision, final_score, timestamp)"
            + " VALUES (?, ?, 'accepted', ?, ?)")) {
      for (DecisionFilling.Trace trace : traces) {
        add.setString(
            1,
            "{\"targetToolId\":\"%s\",\"community\":\"%s\",\"workflowType\":\"%s\"}"
                .formatted(trace.tool(), trace.cluster(), trace.workflowType()));
        add.setString(2, "{\"alpha\":" + trace.alpha() + "}");
        add.setDouble(3, trace.ok() ? 1 : 0);
        add.setLong(4, trace.at().toEpochMilli());
        add.executeUpdate();
      }
    }
  }

  /** How many it found. */
  int like(String tool, double alpha, Instant after) throws SQLException {
    query.setString(1, tool);
    query.setDouble(2, alpha);
    query.setNull(3, java.sql.Types.VARCHAR);
    query.setLong(4, after.toEpochMilli());
    int found = 0;
    try (ResultSet rows = query.executeQuery()) {
      while (rows.next()) {
        found++;
      }
    }
    return found;
  }

  @Override
  public void close() throws SQLException {
    query.close();
    connection.close();
  }
}
