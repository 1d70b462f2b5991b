package dev.cairn.log;

import dev.cairn.fault.CairnException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** A text and the salt its hash was made with. Deleting both leaves a hash that nobody can guess. */
public record StoredText(TextId id, Bytes salt, String text) {

  /** Refuses text that UTF-8 cannot carry, before anything is written. */
  public static void requireEncodable(String field, String text) {
    if (text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE)) {
      throw CairnException.invalid(
          field, field + " holds a lone surrogate, which is no character; send valid Unicode");
    }
  }

  public byte[] utf8() {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  public TextRef ref() {
    return new TextRef(id, hash(text), text.codePointCount(0, text.length()));
  }

  /** Salted SHA-256 of a part of this text, or of the whole. */
  public Bytes hash(String part) {
    MessageDigest digest = Bytes.sha256();
    digest.update(salt.array());
    digest.update(part.getBytes(StandardCharsets.UTF_8));
    return Bytes.of(digest.digest());
  }
}
