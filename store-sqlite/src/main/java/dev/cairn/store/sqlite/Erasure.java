package dev.cairn.store.sqlite;

import dev.cairn.log.ContextName;
import dev.cairn.log.Erased;
import dev.cairn.log.StoredEvent;
import dev.cairn.log.StoredText;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Takes words out of one context. In the transaction of a receipt, so that there is never the one without the other. */
final class Erasure {
  private final Session session;
  private final ContextName name;
  private final long context;

  Erasure(Session session, ContextName name, long context) {
    this.session = session;
    this.name = name;
    this.context = context;
  }

  void apply(Erased.Change change) throws SQLException {
    session.texts().delete(name, change.texts());
    for (StoredText text : change.replaced()) {
      session.texts().add(context, text);
    }
    for (StoredEvent row : change.rows()) {
      session.events().replacePayload(context, row);
    }
    session.blobs().delete(name, change.blobs());
    PreparedStatement begun = session.statements().prepare(Sql.ADD_UNFINISHED);
    begun.setLong(1, context);
    begun.executeUpdate();
  }

  static List<ContextName> unfinished(Session session) throws SQLException {
    List<ContextName> names = new ArrayList<>();
    try (var rows = session.statements().prepare(Sql.UNFINISHED).executeQuery()) {
      while (rows.next()) {
        names.add(new ContextName(rows.getString(1)));
      }
    }
    return names;
  }

  static void finish(Session session, ContextName name) throws SQLException {
    PreparedStatement finished = session.statements().prepare(Sql.FINISHED);
    finished.setString(1, name.value());
    finished.executeUpdate();
  }
}
