package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What SQLite complains about, in words that say what to do. */
final class Faults {
  private static final int PRIMARY = 0xff;

  private final Path file;

  Faults(Path file) {
    this.file = file;
  }

  /** @param doing what failed, as in "reading" */
  RuntimeException of(String doing, SQLException e) {
    if (isFailedWrite(e)) {
      return unavailable(
          doing + " " + file + " failed: " + e.getMessage()
              + "; look for a quota or a limit on the size of files; nothing was written",
          e);
    }
    return switch (code(e)) {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL ->
        unavailable("another process is writing to " + file + "; try again", e);
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN, SQLITE_AUTH -> notWritable(e);
      case SQLITE_FULL ->
        unavailable("the disk is full: free space for " + file + "; nothing was written", e);
      case SQLITE_IOERR ->
        unavailable(doing + " " + file + " failed: " + e.getMessage() + "; check the disk", e);
      case SQLITE_NOTADB -> notAStore(e);
      case SQLITE_CORRUPT ->
        CairnException.corrupt(
            file + " is damaged (" + e.getMessage() + "): keep what verifies with"
                + " `cairn salvage --to DIR`, or restore a backup",
            e);
      case SQLITE_CONSTRAINT ->
        new IllegalStateException("a key or id was written twice: " + e.getMessage(), e);
      default -> unavailable(doing + " " + file + " failed: " + e.getMessage(), e);
    };
  }

  CairnException notWritable(@Nullable SQLException e) {
    String why = e == null ? "" : " (" + e.getMessage() + ")";
    return unavailable(
        file + " cannot be written" + why
            + "; check that you may write to it and its folder, and that the disk is not read-only",
        e);
  }

  CairnException notAStore(@Nullable SQLException e) {
    return CairnException.corrupt(
        file + " is not a store, or no longer one; it was left as it is: choose another file, or"
            + " restore a backup",
        e);
  }

  /** Whether a failed commit surely wrote nothing: SQLite gave up before the record that makes it hold. */
  static boolean isSurelyNothing(SQLException e) {
    return isFailedWrite(e)
        || switch (code(e)) {
          case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_FULL, SQLITE_READONLY, SQLITE_CONSTRAINT -> true;
          default -> false;
        };
  }

  /**
   * What a quota or a limit on the size of files answers, where a full disk says that it is full: the record that makes a commit
   * hold is not whole. A failed flush is another matter.
   */
  private static boolean isFailedWrite(SQLException e) {
    return e instanceof SQLiteException failed
        && failed.getResultCode() == SQLiteErrorCode.SQLITE_IOERR_WRITE;
  }

  /** Whether nothing can be written now, though reading may go on. */
  static boolean isNotWritable(SQLException e) {
    return switch (code(e)) {
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_IOERR -> true;
      default -> false;
    };
  }

  static boolean isDamage(SQLException e) {
    return code(e) == SQLiteErrorCode.SQLITE_CORRUPT;
  }

  /** Whether the connection is as good as before. After any other failure it is not trusted again. */
  static boolean isHarmless(SQLException e) {
    return switch (code(e)) {
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_CONSTRAINT -> true;
      default -> false;
    };
  }

  private static SQLiteErrorCode code(SQLException e) {
    return SQLiteErrorCode.getErrorCode(e.getErrorCode() & PRIMARY);
  }

  private static CairnException unavailable(String message, @Nullable SQLException e) {
    return CairnException.unavailable(message, e);
  }
}
