package dev.cairn.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.random.RandomGenerator;

/** A secret of 256 bits. Compared in constant time, and never printed by accident. */
public final class Token {
  private static final int BYTES = 32;
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

  private final String value;

  public Token(String value) {
    this.value = value;
  }

  public static Token random(RandomGenerator random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Token(TEXT.encodeToString(bytes));
  }

  public String value() {
    return value;
  }

  /** Whether this is what was shown; takes as long wherever they differ. */
  boolean is(String shown) {
    return MessageDigest.isEqual(sha256(value), sha256(shown));
  }

  /** What a browser keeps instead: it opens the same doors, and the token cannot be read off it. */
  Token cookie() {
    return new Token(TEXT.encodeToString(sha256("cookie of " + value)));
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return "a token";
  }
}
