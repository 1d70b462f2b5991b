package dev.cairn.server.token;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A secret. Compared in constant time, and never printed by accident. */
public final class Token {
  private static final int BYTES = 32;
  private static final String MAC = "HmacSHA256";
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

  private final String value;

  public Token(String value) {
    this.value = value;
  }

  /** One of 256 bits. */
  public static Token random(RandomGenerator random) {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return new Token(TEXT.encodeToString(bytes));
  }

  public String value() {
    return value;
  }

  /** Whether this is what was shown; takes as long wherever they differ. */
  public boolean is(String shown) {
    return MessageDigest.isEqual(sha256(value), sha256(shown));
  }

  /** What a browser keeps instead: it opens the same doors, and the token cannot be read off it. */
  public Token cookie() {
    return new Token(TEXT.encodeToString(sha256("cookie of " + value)));
  }

  /** What only who knows this token can say about {@code text}; the token cannot be read off it. */
  public Token signed(String text) {
    try {
      Mac mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(value.getBytes(StandardCharsets.UTF_8), MAC));
      return new Token(TEXT.encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8))));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + MAC, e);
    }
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
