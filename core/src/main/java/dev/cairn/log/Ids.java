package dev.cairn.log;

import java.time.Instant;
import java.util.UUID;
import java.util.random.RandomGenerator;

/**
 * Makes ids that sort by time (UUIDv7, RFC 9562) and, within one millisecond, by the order they were made,
 * so that rows keyed by them are appended and never scattered.
 */
final class Ids {
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int LETTERS = 26;
  private static final int COUNTER_MAX = 0xFFF;
  private static final long VERSION_7 = 0x7000L;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private final RandomGenerator random;
  private long lastMillis;
  private int counter;

  Ids(RandomGenerator random) {
    this.random = random;
  }

  UUID next(Instant now) {
    long millis = Math.max(now.toEpochMilli(), lastMillis);
    counter = millis == lastMillis ? counter + 1 : 0;
    if (counter > COUNTER_MAX) {
      millis++;
      counter = 0;
    }
    lastMillis = millis;
    return new UUID(millis << 16 | VERSION_7 | counter, random.nextLong() >>> 2 | VARIANT);
  }

  /** As a short word: {@code en_01jd3v7k6q8zc…}. */
  String next(String prefix, Instant now) {
    UUID id = next(now);
    char[] word = new char[LETTERS];
    long high = id.getMostSignificantBits();
    long low = id.getLeastSignificantBits();
    for (int i = LETTERS - 1; i >= 0; i--) {
      word[i] = ALPHABET.charAt((int) (low & 31));
      low = low >>> 5 | high << 59;
      high >>>= 5;
    }
    return prefix + "_" + new String(word);
  }
}
