package dev.cairn.eval.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/** Spoils samples: bytes changed, left out, repeated, put in, and pieces of other samples. */
final class Mutations {
  private static final int CHANGES_MAX = 8;
  private static final int REPEATED_MAX = 200;
  private static final int BYTES = 256;

  /** Characters that mean something to some parser. */
  private static final byte[] SPECIAL =
      "\"'`\\$(){}[]<>|&;:,.#-*=%@!?/~^\n\r\t\0".getBytes(StandardCharsets.US_ASCII);

  private final SplittableRandom random;

  Mutations(long seed) {
    this.random = new SplittableRandom(seed);
  }

  byte[] of(List<String> samples) {
    byte[] bytes = sample(samples);
    int changes = 1 + random.nextInt(CHANGES_MAX);
    for (int i = 0; i < changes; i++) {
      bytes = changed(bytes, samples);
    }
    return bytes;
  }

  private byte[] sample(List<String> samples) {
    return samples.get(random.nextInt(samples.size())).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] changed(byte[] bytes, List<String> samples) {
    int from = random.nextInt(bytes.length + 1);
    int to = from + random.nextInt(bytes.length - from + 1);
    return switch (random.nextInt(5)) {
      case 0 -> joined(bytes, from, new byte[] {(byte) random.nextInt(BYTES)}, from);
      case 1 -> joined(bytes, from, new byte[] {SPECIAL[random.nextInt(SPECIAL.length)]}, from);
      case 2 -> joined(bytes, from, new byte[0], to);
      case 3 -> joined(bytes, from, sample(samples), to);
      default -> repeated(bytes, from, Math.min(to, from + 4));
    };
  }

  private byte[] repeated(byte[] bytes, int from, int to) {
    ByteArrayOutputStream piece = new ByteArrayOutputStream();
    int times = 1 + random.nextInt(REPEATED_MAX);
    for (int i = 0; i < times; i++) {
      piece.write(bytes, from, to - from);
    }
    return joined(bytes, from, piece.toByteArray(), to);
  }

  /** What stands before one place, something else, and what stands behind another. */
  private static byte[] joined(byte[] bytes, int from, byte[] middle, int to) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, from);
    out.write(middle, 0, middle.length);
    out.write(bytes, to, bytes.length - to);
    return out.toByteArray();
  }
}
