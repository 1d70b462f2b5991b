package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;

/** The layout of a store: numbered scripts, each run once, in order. A released script never changes. */
final class Schema {
  /** What a program must know to work with stores as this one writes them. */
  static final int READER = 1;

  private static final List<String> SCRIPTS = List.of("sql/V001__log.sql");

  private Schema() {}

  static int version() {
    return SCRIPTS.size();
  }

  static void requireKnown(Path file, long version) {
    if (version > version()) {
      throw newer(file);
    }
  }

  private static CairnException newer(Path file) {
    return CairnException.unavailable(
        file + " was written by a newer Cairn; upgrade this one (nothing was changed)", null);
  }

  /** Makes an empty file a store, and an older store a current one. */
  static void prepare(Path file, Statements statements) throws SQLException {
    if (statements.number(Sql.PAGE_COUNT) == 0) {
      // First of all, and straight into the file: a store must be known as ours however early we
      // die.
      statements.run(Sql.CLAIM);
    }
    useWal(file, statements);
    long version = statements.number(Sql.USER_VERSION);
    requireKnown(file, version);
    if (version < version()) {
      migrate(file, statements, version());
    }
    if (statements.number(Sql.MIN_READER) > READER) {
      throw newer(file);
    }
  }

  private static void useWal(Path file, Statements statements) throws SQLException {
    if (statements.word(Sql.JOURNAL_MODE).equals("wal")) {
      return;
    }
    if (!statements.word(Sql.USE_WAL).equals("wal")) {
      throw CairnException.unavailable(
          "the folder of " + file + " cannot hold a write-ahead log; use a folder on a local disk",
          null);
    }
  }

  /** Runs what is missing up to a version; another process may have done so meanwhile. */
  static void migrate(Path file, Statements statements, int upTo) throws SQLException {
    statements.run(Sql.BEGIN_WRITE);
    try {
      long version = statements.number(Sql.USER_VERSION);
      requireKnown(file, version);
      for (int next = (int) version; next < upTo; next++) {
        statements.script(script(next));
      }
      if (version == 0) {
        sign(statements);
      }
      statements.run(Sql.COMMIT);
    } catch (SQLException | RuntimeException e) {
      statements.run(Sql.ROLLBACK);
      throw e;
    }
  }

  private static void sign(Statements statements) throws SQLException {
    String release = Schema.class.getPackage().getImplementationVersion();
    PreparedStatement sign = statements.prepare(Sql.SIGN);
    sign.setString(1, "cairn " + (release == null ? "unreleased" : release));
    sign.setInt(2, READER);
    sign.executeUpdate();
  }

  private static String script(int index) {
    String name = SCRIPTS.get(index);
    try (InputStream script = Schema.class.getResourceAsStream(name)) {
      return new String(
          Objects.requireNonNull(script, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
