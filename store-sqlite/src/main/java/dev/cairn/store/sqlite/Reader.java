package dev.cairn.store.sqlite;

import dev.cairn.log.ContextName;
import dev.cairn.log.Head;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** One reading connection. Used by one thread at a time. */
final class Reader implements AutoCloseable {
  private final Session session;
  private final Map<ContextName, Head> heads = new HashMap<>();
  private long seen = -1;

  /** A look at the store. */
  interface Look<T> {
    T at(Session session) throws SQLException;
  }

  Reader(Session session) {
    this.session = session;
  }

  /** SQLite tells for almost nothing whether any connection committed since we last asked. */
  Head head(ContextName context) throws SQLException {
    long version = session.statements().number(Sql.DATA_VERSION);
    if (version != seen) {
      heads.clear();
      seen = version;
    }
    Head known = heads.get(context);
    if (known == null) {
      known = session.contexts().head(context);
      heads.put(context, known);
    }
    return known;
  }

  /** Several statements that see one state. After a failure this reader is closed, not used again. */
  <T> T snapshot(Look<T> look) throws SQLException {
    session.statements().run(Sql.BEGIN_READ);
    T seen = look.at(session);
    session.statements().run(Sql.COMMIT);
    return seen;
  }

  /** Whether it may be used again: one that reads as if nothing changed may not. */
  boolean isLasting() {
    return session.follows();
  }

  <T> T look(Look<T> look) throws SQLException {
    return look.at(session);
  }

  @Override
  public void close() throws SQLException {
    session.close();
  }
}
