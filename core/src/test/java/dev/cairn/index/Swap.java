package dev.cairn.index;

import dev.cairn.log.Blobs;
import dev.cairn.log.ContextName;
import dev.cairn.log.EventLog;
import dev.cairn.log.Head;
import dev.cairn.log.StoreInfo;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** A log that can be replaced by another while it is open, as a restored backup does. */
final class Swap implements EventLog {
  private EventLog log;

  Swap(EventLog log) {
    this.log = log;
  }

  void to(EventLog other) {
    log = other;
  }

  @Override
  public Outcome transact(ContextName context, Head known, Author author) {
    return log.transact(context, known, author);
  }

  @Override
  public List<StoredEvent> read(ContextName context, long from, int limit) {
    return log.read(context, from, limit);
  }

  @Override
  public Head head(ContextName context) {
    return log.head(context);
  }

  @Override
  public OptionalLong find(ContextName context, String key) {
    return log.find(context, key);
  }

  @Override
  public List<ContextName> contexts() {
    return log.contexts();
  }

  @Override
  public Map<TextId, StoredText> texts(ContextName context, Collection<TextId> ids) {
    return log.texts(context, ids);
  }

  @Override
  public void deleteTexts(ContextName context, Collection<TextId> ids) {
    log.deleteTexts(context, ids);
  }

  @Override
  public Blobs blobs() {
    return log.blobs();
  }

  @Override
  public void backup(Path to) {
    log.backup(to);
  }

  @Override
  public StoreInfo info() {
    return log.info();
  }

  @Override
  public void close() {
    log.close();
  }
}
