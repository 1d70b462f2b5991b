package dev.cairn.engine;

import dev.cairn.fault.CairnException;
import java.nio.charset.StandardCharsets;

/** Refuses what is too long before anything is written. */
public final class Limits {
  private Limits() {}

  public static void text(String field, String text, long bytesMax) {
    // A UTF-16 char is at most 3 bytes, so most texts need no encoding to be sure.
    if (text.length() * 3L > bytesMax) {
      int bytes = text.getBytes(StandardCharsets.UTF_8).length;
      if (bytes > bytesMax) {
        throw CairnException.tooLarge(
            field, "%s has %,d bytes; at most %,d fit: split it".formatted(field, bytes, bytesMax));
      }
    }
  }
}
