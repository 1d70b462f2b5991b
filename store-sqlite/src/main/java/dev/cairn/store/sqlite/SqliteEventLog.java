package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Blobs;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.StoreInfo;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The log in one SQLite file, which several processes may use at once.
 *
 * <p>Writers take turns on one connection, and SQLite lets processes take turns on the file; readers
 * have connections of their own and wait for nobody.
 */
public final class SqliteEventLog implements EventLog {
  private final StoreFile file;
  private final Writer writer;
  private final Readers readers;

  private SqliteEventLog(StoreFile file, SqliteOptions options) {
    this.file = file;
    this.writer = new Writer(file);
    this.readers = new Readers(file, options.readers());
  }

  public static SqliteEventLog open(Path file, SqliteOptions options) {
    SqliteEventLog log = new SqliteEventLog(StoreFile.at(file, options), options);
    if (log.file.isWritable()) {
      log.writer.open().ifPresent(log::requireReadable);
    } else {
      log.contexts();
    }
    return log;
  }

  /** A disk that is full or read-only keeps nobody from reading; each write says what is wrong. */
  private void requireReadable(RuntimeException notWritable) {
    try {
      contexts();
    } catch (CairnException e) {
      notWritable.addSuppressed(e);
      close();
      throw notWritable;
    }
  }

  @Override
  public Outcome transact(ContextName context, Head known, Author author) {
    return writer.transact(context, known, author);
  }

  @Override
  public List<StoredEvent> read(ContextName context, long from, int limit) {
    writer.settle();
    return readers.lend(
        reader -> reader.look(session -> session.events().read(context, from, limit)));
  }

  @Override
  public Head head(ContextName context) {
    return readers.lend(reader -> reader.head(context));
  }

  @Override
  public OptionalLong find(ContextName context, String key) {
    return readers.lend(reader -> reader.look(session -> session.events().find(context, key)));
  }

  @Override
  public List<ContextName> contexts() {
    return readers.lend(reader -> reader.look(session -> session.contexts().all()));
  }

  @Override
  public Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids) {
    return readers.lend(reader -> reader.snapshot(session -> session.texts().get(context, ids)));
  }

  @Override
  public void deleteTexts(ContextName context, Collection<TextId> ids) {
    writer.change(session -> session.texts().delete(context, ids));
    writer.emptyJournal();
  }

  @Override
  public void scour() {
    writer.vacuum();
    writer.emptyJournal();
  }

  @Override
  public List<ContextName> unfinished() {
    return readers.lend(reader -> reader.look(Erasure::unfinished));
  }

  @Override
  public void finished(ContextName context) {
    writer.change(session -> Erasure.finish(session, context));
  }

  @Override
  public Blobs blobs() {
    return new SqliteBlobs(readers, writer);
  }

  @Override
  public List<Flaw> flaws(ContextName context) {
    return new SelfCheck(readers).of(context);
  }

  @Override
  public void backup(Path to) {
    new Backup(readers).to(to);
  }

  @Override
  public List<Path> copies() {
    return file.copies();
  }

  @Override
  public StoreInfo info() {
    long bytes = size(file.path()) + size(Path.of(file.path() + "-wal"));
    return new StoreInfo("sqlite:" + file.path(), bytes, Schema.version());
  }

  private static long size(Path path) {
    try {
      return Files.size(path);
    } catch (IOException e) {
      return 0;
    }
  }

  @Override
  public void close() {
    readers.close();
    writer.close();
  }
}
