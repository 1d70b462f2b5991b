package dev.cairn.store.sqlite;

import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Bytes under keys that name their content. */
final class BlobTable {
  private final Statements statements;

  BlobTable(Statements statements) {
    this.statements = statements;
  }

  Map<String, Bytes> get(ContextName context, Collection<String> keys) throws SQLException {
    Map<String, Bytes> found = new HashMap<>();
    PreparedStatement get = statements.prepare(Sql.GET_BLOB);
    get.setString(1, context.value());
    for (String key : keys) {
      get.setString(2, key);
      try (ResultSet rows = get.executeQuery()) {
        if (rows.next()) {
          found.put(key, Bytes.of(rows.getBytes(1)));
        }
      }
    }
    return found;
  }

  List<String> keys(ContextName context, String prefix) throws SQLException {
    PreparedStatement read = statements.prepare(Sql.BLOB_KEYS);
    read.setString(1, context.value());
    read.setString(2, prefix);
    List<String> keys = new ArrayList<>();
    try (ResultSet rows = read.executeQuery()) {
      while (rows.next()) {
        keys.add(rows.getString(1));
      }
    }
    return keys;
  }

  void add(ContextName context, Map<String, Bytes> blobs) throws SQLException {
    PreparedStatement add = statements.prepare(Sql.ADD_BLOB);
    add.setString(1, context.value());
    for (Map.Entry<String, Bytes> blob : blobs.entrySet()) {
      add.setString(2, blob.getKey());
      add.setBytes(3, blob.getValue().array());
      add.executeUpdate();
    }
  }

  void delete(ContextName context, Collection<String> keys) throws SQLException {
    PreparedStatement delete = statements.prepare(Sql.DELETE_BLOB);
    delete.setString(1, context.value());
    for (String key : keys) {
      delete.setString(2, key);
      delete.executeUpdate();
    }
  }
}
