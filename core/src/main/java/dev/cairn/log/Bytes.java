package dev.cairn.log;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** Immutable bytes: a hash, a salt, a payload. The array handed in or out must not be changed. */
public final class Bytes {
  public static final Bytes EMPTY = new Bytes(new byte[0]);

  private final byte[] array;

  private Bytes(byte[] array) {
    this.array = array;
  }

  public static Bytes of(byte[] array) {
    return new Bytes(array);
  }

  public static Bytes ofHex(String hex) {
    return new Bytes(HexFormat.of().parseHex(hex));
  }

  public static Bytes zeros(int length) {
    return new Bytes(new byte[length]);
  }

  public byte[] array() {
    return array;
  }

  public int length() {
    return array.length;
  }

  public String hex() {
    return HexFormat.of().formatHex(array);
  }

  /** A fresh SHA-256, which every Java platform must provide. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java lacks SHA-256", e);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes bytes && Arrays.equals(array, bytes.array);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  @Override
  public String toString() {
    return hex();
  }
}
