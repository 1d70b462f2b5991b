package dev.cairn.log;

import java.time.Instant;

/** The end of a context's chain: how many events, the last hash, and when the last was recorded. */
public record Head(long position, Bytes hash, Instant recordedAt) {
  public static final Head EMPTY = new Head(0, Bytes.zeros(Chain.HASH_BYTES), Instant.EPOCH);

  public static Head of(StoredEvent last) {
    return new Head(last.position(), last.hash(), last.recordedAt());
  }
}
