package dev.cairn.store.sqlite;

import java.sql.SQLException;

/** An open connection and the tables seen through it. Used by one thread at a time. */
final class Session implements AutoCloseable {
  private final boolean follows;
  private final Statements statements;
  private final ContextTable contexts;
  private final EventTable events;
  private final TextTable texts;
  private final BlobTable blobs;

  Session(Statements statements) {
    this(statements, true);
  }

  /** @param follows whether it sees what others write from now on */
  Session(Statements statements, boolean follows) {
    this.follows = follows;
    this.statements = statements;
    this.contexts = new ContextTable(statements);
    this.events = new EventTable(statements);
    this.texts = new TextTable(statements);
    this.blobs = new BlobTable(statements);
  }

  boolean follows() {
    return follows;
  }

  Statements statements() {
    return statements;
  }

  ContextTable contexts() {
    return contexts;
  }

  EventTable events() {
    return events;
  }

  TextTable texts() {
    return texts;
  }

  BlobTable blobs() {
    return blobs;
  }

  @Override
  public void close() throws SQLException {
    texts.close();
    statements.close();
  }
}
