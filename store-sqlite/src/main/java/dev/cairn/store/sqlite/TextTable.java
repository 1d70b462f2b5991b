package dev.cairn.store.sqlite;

import dev.cairn.log.Bytes;
import dev.cairn.log.ContextName;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextId;
import dev.cairn.store.sqlite.Packing.Packed;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The words, beside the chain. */
final class TextTable {
  private final Statements statements;
  private final Packing packing = new Packing();

  TextTable(Statements statements) {
    this.statements = statements;
  }

  void add(long context, StoredText text) throws SQLException {
    byte[] utf8 = text.utf8();
    Packed packed = packing.pack(utf8);
    PreparedStatement add = statements.prepare(Sql.ADD_TEXT);
    add.setLong(1, context);
    add.setString(2, text.id().value());
    add.setBytes(3, text.salt().array());
    add.setInt(4, packed.codec());
    add.setInt(5, utf8.length);
    add.setBytes(6, packed.data());
    add.executeUpdate();
  }

  Map<TextId, StoredText> get(ContextName context, Collection<TextId> ids) throws SQLException {
    Map<TextId, StoredText> found = new HashMap<>();
    PreparedStatement get = statements.prepare(Sql.GET_TEXT);
    get.setString(1, context.value());
    for (TextId id : ids) {
      get.setString(2, id.value());
      try (ResultSet rows = get.executeQuery()) {
        if (rows.next()) {
          found.put(id, text(id, rows));
        }
      }
    }
    return found;
  }

  private StoredText text(TextId id, ResultSet rows) throws SQLException {
    Packed packed = new Packed(rows.getInt(2), rows.getBytes(4));
    byte[] utf8 = packing.unpack(id, packed, rows.getLong(3));
    return new StoredText(id, Bytes.of(rows.getBytes(1)), new String(utf8, StandardCharsets.UTF_8));
  }

  void delete(ContextName context, Collection<TextId> ids) throws SQLException {
    PreparedStatement delete = statements.prepare(Sql.DELETE_TEXT);
    delete.setString(1, context.value());
    for (TextId id : ids) {
      delete.setString(2, id.value());
      delete.executeUpdate();
    }
  }

  void close() {
    packing.close();
  }
}
