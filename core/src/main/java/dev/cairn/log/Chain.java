package dev.cairn.log;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The hash chain: SHA-256 over the previous hash and every stored byte of the row, framed so that no two
 * rows share an encoding. It runs over stored bytes and never over a re-encoding, because number printing
 * differs between Java releases.
 */
public final class Chain {
  public static final int HASH_BYTES = 32;

  private static final int FIXED_BYTES = 8 + 16 + 8 + 4 + 4;
  private static final long MICROS_PER_SECOND = 1_000_000;
  private static final int NANOS_PER_MICRO = 1_000;

  private Chain() {}

  /** Puts an event at the end of the chain. */
  public static StoredEvent seal(
      Head head,
      UUID id,
      Instant recordedAt,
      String type,
      int version,
      int more,
      Optional<String> key,
      Bytes payload) {
    StoredEvent open = new StoredEvent(
        head.position() + 1, id, recordedAt, type, version, more, key, payload, Bytes.EMPTY);
    return new StoredEvent(
        open.position(),
        id,
        recordedAt,
        type,
        version,
        more,
        key,
        payload,
        hash(head.hash(), open));
  }

  /** The hash a row must have after {@code previous}. */
  public static Bytes hash(Bytes previous, StoredEvent event) {
    MessageDigest digest = Bytes.sha256();
    digest.update(previous.array());
    ByteBuffer fixed = ByteBuffer.allocate(FIXED_BYTES);
    fixed.putLong(event.position());
    fixed.putLong(event.id().getMostSignificantBits());
    fixed.putLong(event.id().getLeastSignificantBits());
    fixed.putLong(micros(event.recordedAt()));
    fixed.putInt(event.version()).putInt(event.more());
    digest.update(fixed.array());
    update(digest, event.type());
    update(digest, event.key().orElse(null));
    digest.update(event.payload().array());
    return Bytes.of(digest.digest());
  }

  private static void update(MessageDigest digest, @Nullable String text) {
    byte[] utf8 = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(4).putInt(text == null ? -1 : utf8.length).array());
    digest.update(utf8);
  }

  /** Times are kept in microseconds; finer parts are cut off when an event is recorded. */
  public static long micros(Instant instant) {
    return instant.getEpochSecond() * MICROS_PER_SECOND + instant.getNano() / NANOS_PER_MICRO;
  }

  public static Instant instant(long micros) {
    return Instant.ofEpochSecond(
        Math.floorDiv(micros, MICROS_PER_SECOND),
        Math.floorMod(micros, MICROS_PER_SECOND) * NANOS_PER_MICRO);
  }
}
