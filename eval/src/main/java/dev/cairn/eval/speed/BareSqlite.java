package dev.cairn.eval.speed;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The peer of an append: plain JDBC that commits one event, its text and the head at a time, and does
 * nothing else. Schema and rows are taken from the store that Cairn wrote, byte for byte, so both write
 * the same; the pragmas are the store's.
 */
public final class BareSqlite implements AutoCloseable {
  private static final List<String> PRAGMAS = List.of(
      "PRAGMA journal_mode = WAL",
      "PRAGMA synchronous = FULL",
      "PRAGMA fullfsync = ON",
      "PRAGMA checkpoint_fullfsync = ON",
      "PRAGMA secure_delete = ON",
      "PRAGMA journal_size_limit = 67108864");

  private static final int POSITION = 1;
  private static final int HASH = 8;

  private final Connection source;
  private final Connection target;
  private final Statement plain;
  private final NewRows events;
  private final NewRows texts;
  private final PreparedStatement addEvent;
  private final PreparedStatement addText;
  private final PreparedStatement moveHead;

  /** What one append of Cairn wrote. */
  public record Rows(List<@Nullable Object> event, List<@Nullable Object> text) {}

  public BareSqlite(Path store, Path file) throws Exception {
    Files.createDirectories(file);
    source = DriverManager.getConnection("jdbc:sqlite:" + store);
    target = DriverManager.getConnection("jdbc:sqlite:" + file.resolve("bare.db"));
    plain = target.createStatement();
    for (String pragma : PRAGMAS) {
      plain.execute(pragma);
    }
    copySchema();
    events = new NewRows(source, "event");
    texts = new NewRows(source, "text");
    addEvent = events.insertInto(target);
    addText = texts.insertInto(target);
    moveHead = target.prepareStatement("UPDATE context SET head_position = ?, head_hash = ?");
  }

  private void copySchema() throws SQLException {
    try (Statement read = source.createStatement();
        ResultSet rows = read.executeQuery(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")) {
      while (rows.next()) {
        plain.execute(rows.getString(1));
      }
    }
    plain.execute("INSERT INTO context VALUES (1, 'default', 0, zeroblob(32), 0)");
  }

  /** The rows that Cairn wrote since the last call. */
  public List<Rows> take() throws SQLException {
    List<List<@Nullable Object>> ofEvents = events.take();
    List<List<@Nullable Object>> ofTexts = texts.take();
    if (ofEvents.size() != ofTexts.size()) {
      throw new IllegalStateException(ofEvents.size() + " events, " + ofTexts.size() + " texts");
    }
    List<Rows> rows = new ArrayList<>();
    for (int i = 0; i < ofEvents.size(); i++) {
      rows.add(new Rows(ofEvents.get(i), ofTexts.get(i)));
    }
    return rows;
  }

  /** Writes them again, with one durable commit each. */
  public void write(List<Rows> rows) throws SQLException {
    for (Rows row : rows) {
      plain.execute("BEGIN IMMEDIATE");
      NewRows.fill(addEvent, row.event());
      addEvent.executeUpdate();
      NewRows.fill(addText, row.text());
      addText.executeUpdate();
      moveHead.setObject(1, row.event().get(POSITION));
      moveHead.setObject(2, row.event().get(HASH));
      moveHead.executeUpdate();
      plain.execute("COMMIT");
    }
  }

  @Override
  public void close() throws SQLException {
    target.close();
    source.close();
  }
}
