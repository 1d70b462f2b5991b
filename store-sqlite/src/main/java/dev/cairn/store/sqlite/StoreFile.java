package dev.cairn.store.sqlite;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;

/**
 * The file of a store, and the only way to a connection.
 *
 * <p>The file is looked at through SQLite alone. On POSIX, a process that opens it in any other way and
 * closes it again loses every lock it holds on it, and another process may then damage it.
 */
final class StoreFile {
  /** How every file of SQLite begins. */
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

  private static final long APPLICATION_ID = 0x4341524e;

  /** Read as if nobody could change it: no lock, no journal. */
  private static final String UNCHANGING = "?immutable=1";

  private final Path path;
  private final SqliteOptions options;

  /** Whether it could be written when it was opened; it may become so again. */
  private boolean writable = true;

  private StoreFile(Path path, SqliteOptions options) {
    this.path = path;
    this.options = options;
  }

  /** The file, made if it is missing, and surely ours or empty. */
  static StoreFile at(Path path, SqliteOptions options) {
    StoreFile file = new StoreFile(path.toAbsolutePath().normalize(), options);
    file.make();
    file.look();
    file.recognise();
    file.tighten();
    return file;
  }

  Path path() {
    return path;
  }

  /** Other databases in the same folder: backups, and what a restore moved aside. */
  List<Path> copies() {
    Path folder = path.toAbsolutePath().getParent();
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> !file.getFileName().equals(path.getFileName()))
          .filter(StoreFile::isDatabase)
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static boolean isDatabase(Path file) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC);
    } catch (IOException e) {
      return false;
    }
  }

  Faults faults() {
    return new Faults(path);
  }

  private void make() {
    try {
      Path folder = path.getParent();
      if (folder != null) {
        OwnerOnly.createFolders(folder);
      }
      if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
        OwnerOnly.created(path);
      }
    } catch (IOException e) {
      throw CairnException.unavailable(
          path + " cannot be made (" + e.getMessage() + "); check the folder's permissions", e);
    }
  }

  /** A store that cannot be written is read all the same; an empty one has nothing to read. */
  private void look() {
    writable = mayWrite();
    if (!writable && isEmpty()) {
      throw faults().notWritable(null);
    }
  }

  boolean isWritable() {
    return writable;
  }

  /** SQLite would open a read-only file as such, and fail only when something is to be remembered. */
  void requireWritable() {
    writable = mayWrite();
    if (!writable) {
      throw faults().notWritable(null);
    }
  }

  private boolean mayWrite() {
    Path folder = path.getParent();
    return Files.isWritable(path) && (folder == null || Files.isWritable(folder));
  }

  /** It may have been made by other means, or copied; what SQLite makes beside it gets the rights of the file. */
  private void tighten() {
    for (String suffix : List.of("", "-wal", "-shm", "-journal")) {
      OwnerOnly.tighten(path.resolveSibling(path.getFileName() + suffix));
    }
  }

  private void recognise() {
    if (isEmpty()) {
      return;
    }
    try {
      recogniseIn(UNCHANGING);
    } catch (SQLException e) {
      throw faults().of("opening", e);
    }
  }

  /**
   * Read first as if it could not change, so that a stranger's file stays as it is and gets no files
   * beside it. That leaves the journal out, so a store that died while emptying it looks damaged.
   */
  private void recogniseIn(String mode) throws SQLException {
    SQLiteConfig config = config();
    config.setReadOnly(true);
    try (Statements file = new Statements(connect(config, mode))) {
      recognise(file);
    } catch (SQLException e) {
      if (mode.isEmpty() || !Faults.isDamage(e)) {
        throw e;
      }
      recogniseIn("");
    }
  }

  private void recognise(Statements file) throws SQLException {
    if (file.number(Sql.PAGE_COUNT) == 0) {
      // SQLite takes a file of one byte for an empty one.
      throw faults().notAStore(null);
    }
    if (file.number(Sql.APPLICATION_ID) != APPLICATION_ID) {
      throw CairnException.invalid(
          "store",
          path + " is a database of another program; it was left as it is, choose another file");
    }
    Schema.requireKnown(path, file.number(Sql.USER_VERSION));
  }

  private boolean isEmpty() {
    try {
      return Files.size(path) == 0;
    } catch (IOException e) {
      throw CairnException.unavailable(path + " cannot be read (" + e.getMessage() + ")", e);
    }
  }

  /** A connection that may write; the store is brought up to date first. */
  Session openWriter() throws SQLException {
    SQLiteConfig config = config();
    if (options.pagesMax() > 0) {
      config.setMaxPageCount(options.pagesMax());
    }
    Statements statements = new Statements(connect(config, ""));
    try {
      statements.script(Sql.WRITER_PRAGMAS);
      Schema.prepare(path, statements);
      return new Session(statements);
    } catch (SQLException | RuntimeException e) {
      closeQuietly(statements, e);
      throw e;
    }
  }

  Session openReader() throws SQLException {
    try {
      return openReader("");
    } catch (SQLException e) {
      if (!Faults.isNotWritable(e) || hasJournal()) {
        throw e;
      }
      // SQLite wants to make files beside the store, and cannot; without a journal the file alone
      // is the
      // store.
      return openReader(UNCHANGING);
    }
  }

  private Session openReader(String mode) throws SQLException {
    SQLiteConfig config = config();
    config.setReadOnly(true);
    Statements statements = new Statements(connect(config, mode));
    try {
      statements.number(Sql.USER_VERSION);
      return new Session(statements, mode.isEmpty());
    } catch (SQLException e) {
      closeQuietly(statements, e);
      throw e;
    }
  }

  private boolean hasJournal() {
    try {
      return Files.size(Path.of(path + "-wal")) > 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static void closeQuietly(Statements statements, Exception because) {
    try {
      statements.close();
    } catch (SQLException e) {
      because.addSuppressed(e);
    }
  }

  private SQLiteConfig config() {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout((int) options.busyTimeout().toMillis());
    config.setGetGeneratedKeys(false);
    return config;
  }

  /** By URI, because the driver cuts a plain path at its first question mark. */
  private Connection connect(SQLiteConfig config, String mode) throws SQLException {
    return config.createConnection("jdbc:sqlite:" + path.toUri() + mode);
  }
}
