package dev.cairn.log;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Passes everything on; tests override what they want to see or to break. */
public class ForwardingLog implements EventLog {
  private volatile EventLog log;

  public ForwardingLog(EventLog log) {
    this.log = log;
  }

  /** Puts another log in the place of this one while it is open, as a restored backup does. */
  public final void replaceBy(EventLog other) {
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
  public void scour() {
    log.scour();
  }

  @Override
  public List<ContextName> unfinished() {
    return log.unfinished();
  }

  @Override
  public void finished(ContextName context) {
    log.finished(context);
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
  public List<Path> copies() {
    return log.copies();
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
