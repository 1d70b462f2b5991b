package dev.cairn.log;

import java.nio.ByteBuffer;
import java.util.random.RandomGenerator;

/**
 * Draws in bulk from a source whose every call is dear, as that of a secure one is: a write needs forty
 * bytes in four draws, which one by one cost as much as all else it computes. Used by one thread at a time.
 */
final class Draws implements RandomGenerator {
  private static final int BUFFER_BYTES = 4_096;

  private final RandomGenerator source;
  private final ByteBuffer drawn = ByteBuffer.allocate(BUFFER_BYTES).limit(0);

  Draws(RandomGenerator source) {
    this.source = source;
  }

  @Override
  public long nextLong() {
    if (!drawn.hasRemaining()) {
      source.nextBytes(drawn.array());
      drawn.clear();
    }
    return drawn.getLong();
  }
}
