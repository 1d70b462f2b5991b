package dev.cairn.store.sqlite;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.StoredEvent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import java.util.UUID;

/**
 * Takes a row of {@link Sql#READ_EVENTS} apart: id and hash, six numbers in digits with a space after
 * each, then type, key and payload end to end.
 */
final class EventFrame {
  private static final int ID_BYTES = 16;

  private byte[] row = new byte[0];
  private int at;
  private String lastType = "";

  StoredEvent open(byte[] framed) {
    row = framed;
    try {
      return open();
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw CairnException.corrupt("a row of the log cannot be read; run `verify`", e);
    }
  }

  private StoredEvent open() {
    ByteBuffer id = ByteBuffer.wrap(row, 0, ID_BYTES);
    UUID uuid = new UUID(id.getLong(), id.getLong());
    at = ID_BYTES + Chain.HASH_BYTES;
    Bytes hash = Bytes.of(Arrays.copyOfRange(row, ID_BYTES, at));
    long position = number();
    Instant recorded = Chain.instant(number());
    int version = (int) number();
    int more = (int) number();
    int typeLength = (int) number();
    int keyLength = (int) number();
    String type = type(typeLength);
    Optional<String> key = keyLength < 0 ? Optional.empty() : Optional.of(text(keyLength));
    Bytes payload = Bytes.of(Arrays.copyOfRange(row, at, row.length));
    return new StoredEvent(position, uuid, recorded, type, version, more, key, payload, hash);
  }

  private long number() {
    boolean negative = row[at] == '-';
    if (negative) {
      at++;
    }
    long value = 0;
    for (; row[at] != ' '; at++) {
      value = value * 10 + (row[at] - '0');
    }
    at++;
    return negative ? -value : value;
  }

  /** Most rows are of the type of the row before; sharing the string spares the heap a copy of each. */
  private String type(int length) {
    String type = text(length);
    if (!type.equals(lastType)) {
      lastType = type;
    }
    return lastType;
  }

  private String text(int length) {
    String text = new String(row, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }
}
