package dev.cairn.store.sqlite;

import dev.cairn.log.Blobs;
import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** {@link Blobs} in the same file as the log. */
final class SqliteBlobs implements Blobs {
  private final Readers readers;
  private final Writer writer;

  SqliteBlobs(Readers readers, Writer writer) {
    this.readers = readers;
    this.writer = writer;
  }

  @Override
  public Map<String, Bytes> get(ContextName context, Collection<String> keys) {
    return readers.lend(reader -> reader.snapshot(session -> session.blobs().get(context, keys)));
  }

  @Override
  public List<String> keys(ContextName context, String prefix) {
    return readers.lend(reader -> reader.look(session -> session.blobs().keys(context, prefix)));
  }

  @Override
  public void putIfAbsent(ContextName context, Map<String, Bytes> blobs) {
    if (!blobs.isEmpty()) {
      writer.change(session -> {
        session.contexts().add(context);
        session.blobs().add(context, blobs);
      });
    }
  }

  @Override
  public void delete(ContextName context, Collection<String> keys) {
    writer.change(session -> session.blobs().delete(context, keys));
  }
}
