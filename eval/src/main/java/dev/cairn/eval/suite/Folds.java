package dev.cairn.eval.suite;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Cuts a set into five parts by a hash of its own unit, so that the parts never change. */
public final class Folds {
  public static final int COUNT = 5;

  private static final String VERSION = "folds-v1|";

  private Folds() {}

  /** From 0 to 4, the same on every machine and in every run. */
  public static int of(String set, String unit) {
    byte[] hash = sha256().digest((VERSION + set + "|" + unit).getBytes(StandardCharsets.UTF_8));
    int value = (hash[0] & 0xff) << 16 | (hash[1] & 0xff) << 8 | (hash[2] & 0xff);
    return value % COUNT;
  }

  /** What each fold measures, side by side. */
  public static List<Measured> all(IntFunction<List<Measured>> fold) {
    return IntStream.range(0, COUNT)
        .parallel()
        .mapToObj(fold)
        .flatMap(List::stream)
        .toList();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
