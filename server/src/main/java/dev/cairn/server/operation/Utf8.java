package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Decodes bytes from outside, refusing what is not UTF-8 instead of replacing it unseen. */
public final class Utf8 {
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private Utf8() {}

  /** The text; {@code what} names the bytes in a refusal, {@code field} is the field they are for. */
  public static String decode(@Nullable String field, String what, byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      throw new CairnException(
          dev.cairn.fault.Code.INVALID_ARGUMENT,
          field,
          "%s is not UTF-8: byte %d (0x%02x) starts no character; convert it to UTF-8 first"
              .formatted(what, in.position(), bytes[in.position()]));
    }
    return out.flip().toString();
  }

  /** Some editors and shells put a mark in front of UTF-8; it is not part of the text. */
  static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }
}
