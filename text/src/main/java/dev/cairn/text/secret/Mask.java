package dev.cairn.text.secret;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Replaces secrets by their kind and a fingerprint: {@code [secret:github_token:3fa9c1d2]}. The fingerprint is keyed, so
 * that the same secret is known again and nobody without the key can try out guesses.
 */
public final class Mask {
  private static final String OPEN = "[secret:";
  private static final char CLOSE = ']';
  private static final int KIND_MAX = 40;
  private static final int FINGERPRINT_BYTES = 4;
  private static final int ROUNDS_MAX = 4;

  private final SecretScanner scanner;
  private final SecretKeySpec key;

  /** @param salt of the data store; at least one byte */
  public Mask(SecretScanner scanner, byte[] salt) {
    this.scanner = scanner;
    this.key = new SecretKeySpec(salt, "HmacSHA256");
  }

  /**
   * A text without its secrets.
   *
   * @param kinds how many were replaced, by kind
   */
  public record Masked(String text, SortedMap<String, Long> kinds) {}

  /** Again until nothing is found, so that doing it twice changes nothing: what was replaced stood beside something. */
  public Masked mask(String text) {
    SortedMap<String, Long> kinds = new TreeMap<>();
    String masked = text;
    for (int round = 0; round < ROUNDS_MAX; round++) {
      List<Secret> secrets = scanner.scan(masked);
      if (secrets.isEmpty()) {
        break;
      }
      masked = replace(masked, secrets);
      secrets.forEach(secret -> kinds.merge(secret.kind(), 1L, Long::sum));
    }
    return new Masked(masked, kinds);
  }

  /** The value of a name that says it is a secret; by its own looks, if those tell more. */
  public Masked maskValue(String name, String value) {
    SortedMap<String, Long> kinds = new TreeMap<>();
    List<Secret> seen = scanner.scan(value);
    boolean whole = seen.size() == 1 && seen.get(0).end() - seen.get(0).start() == value.length();
    String kind = whole ? seen.get(0).kind() : scanner.kind(name, value).orElseThrow();
    kinds.put(kind, 1L);
    return new Masked(label(kind, value), kinds);
  }

  /** What stands in the place of a secret. */
  public String label(String kind, String value) {
    return OPEN + kind + ":" + fingerprint(value) + CLOSE;
  }

  private String replace(String text, List<Secret> secrets) {
    StringBuilder masked = new StringBuilder(text.length());
    int from = 0;
    for (Secret secret : secrets) {
      masked.append(text, from, secret.start()).append(label(secret.kind(), secret.value()));
      from = secret.end();
    }
    return masked.append(text, from, text.length()).toString();
  }

  private String fingerprint(String value) {
    try {
      Mac mac = Mac.getInstance(key.getAlgorithm());
      mac.init(key);
      byte[] hash = mac.doFinal(value.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, FINGERPRINT_BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has " + key.getAlgorithm(), e);
    }
  }

  record Span(int start, int end) {}

  /** Where secrets were replaced before. */
  static List<Span> spans(String text) {
    List<Span> spans = new ArrayList<>();
    for (int at = text.indexOf(OPEN); at >= 0; at = text.indexOf(OPEN, at + 1)) {
      int close = at + OPEN.length();
      while (close < text.length()
          && close - at < KIND_MAX + OPEN.length()
          && isLabel(text.charAt(close))) {
        close++;
      }
      if (close < text.length() && text.charAt(close) == CLOSE) {
        spans.add(new Span(at, close + 1));
      }
    }
    return spans;
  }

  private static boolean isLabel(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == ':';
  }
}
