package dev.cairn.eval.suite;

import dev.cairn.log.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/** A key and its vectors as bytes: the key, how many, a checksum, then the numbers. */
final class VectorRecord {
  private static final int KEY_BYTES = 32;
  private static final int HEAD_BYTES = KEY_BYTES + 2 * Integer.BYTES;

  /** Told the key of each record and where it begins. */
  @FunctionalInterface
  interface Seen {
    void record(Bytes key, long at);
  }

  private VectorRecord() {}

  static ByteBuffer write(Bytes key, List<float[]> vectors) {
    ByteBuffer body = ByteBuffer.allocate(vectors.size() * vectors.get(0).length * Float.BYTES);
    vectors.forEach(vector -> {
      for (float number : vector) {
        body.putFloat(number);
      }
    });
    return ByteBuffer.allocate(HEAD_BYTES + body.capacity())
        .put(key.array())
        .putInt(vectors.size())
        .putInt(checksum(body.array()))
        .put(body.array())
        .flip();
  }

  /** Every record that is whole; the tail a killed process left is none. */
  static void each(FileChannel file, int dimensions, Seen seen) throws IOException {
    long size = file.size();
    long at = 0;
    while (at + HEAD_BYTES <= size) {
      ByteBuffer head = bytes(file, at, HEAD_BYTES);
      byte[] key = new byte[KEY_BYTES];
      int count = head.get(key).getInt();
      long next = at + HEAD_BYTES + (long) count * dimensions * Float.BYTES;
      if (count < 1 || next > size) {
        return;
      }
      seen.record(Bytes.of(key), at);
      at = next;
    }
  }

  /** Empty if the bytes are not those that were written: then the vectors are made again. */
  static Optional<List<float[]>> read(FileChannel file, long at, int dimensions)
      throws IOException {
    ByteBuffer head = bytes(file, at, HEAD_BYTES).position(KEY_BYTES);
    int count = head.getInt();
    int checksum = head.getInt();
    byte[] body = new byte[count * dimensions * Float.BYTES];
    bytes(file, at + HEAD_BYTES, body.length).get(body);
    if (checksum(body) != checksum) {
      return Optional.empty();
    }
    ByteBuffer numbers = ByteBuffer.wrap(body);
    List<float[]> vectors = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      float[] vector = new float[dimensions];
      for (int j = 0; j < dimensions; j++) {
        vector[j] = numbers.getFloat();
      }
      vectors.add(vector);
    }
    return Optional.of(vectors);
  }

  private static ByteBuffer bytes(FileChannel file, long at, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(length);
    while (buffer.hasRemaining() && file.read(buffer, at + buffer.position()) >= 0) {
      // Reads may be short; the next goes on where this one ended.
    }
    return buffer.flip().limit(length);
  }

  private static int checksum(byte[] bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes);
    return (int) crc.getValue();
  }
}
