package dev.cairn.eval.secrets;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Whether a scrubbed text still gives a secret away: eight of its characters in a row, plain or in base64. */
final class Leak {
  private static final int RUN = 8;
  private static final int RUN_ENCODED = 12;
  private static final int SHIFTS = 3;

  private Leak() {}

  static boolean is(String scrubbed, String secret) {
    return holds(scrubbed, secret, Math.min(RUN, secret.length()))
        || holdsEncoded(scrubbed, secret);
  }

  private static boolean holds(String text, String secret, int run) {
    for (int i = 0; i + run <= secret.length(); i++) {
      if (text.contains(secret.substring(i, i + run))) {
        return true;
      }
    }
    return false;
  }

  /** Base64 of the same words differs by where they begin; the first and last characters depend on what is around. */
  private static boolean holdsEncoded(String text, String secret) {
    for (int shift = 0; shift < SHIFTS; shift++) {
      byte[] bytes = (" ".repeat(shift) + secret).getBytes(StandardCharsets.UTF_8);
      String encoded = Base64.getEncoder().withoutPadding().encodeToString(bytes);
      int from = Math.min(encoded.length(), 4);
      String inner = encoded.substring(from, Math.max(from, encoded.length() - 2));
      if (inner.length() >= RUN_ENCODED && holds(text, inner, RUN_ENCODED)) {
        return true;
      }
    }
    return false;
  }
}
