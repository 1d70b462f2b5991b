package dev.cairn.fault;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The one exception of Cairn: a code, the field it concerns, and a message that says what to do. */
public final class CairnException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A message quotes what was sent, and that may be a megabyte. */
  private static final int CHARACTERS_MAX = 4_000;

  private static final int CHARACTERS_AT_END = 500;

  private final Code code;
  private final @Nullable String field;

  public CairnException(Code code, @Nullable String field, String message) {
    this(code, field, message, null);
  }

  public CairnException(
      Code code, @Nullable String field, String message, @Nullable Throwable cause) {
    super(shortened(message), cause);
    this.code = code;
    this.field = field == null ? null : shortened(field);
  }

  /** The beginning says what is wrong and the end what to do. */
  private static String shortened(String text) {
    if (text.length() <= CHARACTERS_MAX) {
      return text;
    }
    int left = text.length() - CHARACTERS_MAX;
    return text.substring(0, whole(text, CHARACTERS_MAX - CHARACTERS_AT_END))
        + " … (%,d more characters) … ".formatted(left)
        + text.substring(whole(text, text.length() - CHARACTERS_AT_END));
  }

  /** Where no character is cut in two. */
  private static int whole(String text, int at) {
    return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
  }

  public static CairnException invalid(String field, String message) {
    return new CairnException(Code.INVALID_ARGUMENT, field, message);
  }

  public static CairnException notFound(String field, String message) {
    return new CairnException(Code.NOT_FOUND, field, message);
  }

  public static CairnException conflict(String field, String message) {
    return new CairnException(Code.CONFLICT, field, message);
  }

  public static CairnException tooLarge(String field, String message) {
    return new CairnException(Code.TOO_LARGE, field, message);
  }

  public static CairnException unavailable(String message, @Nullable Throwable cause) {
    return new CairnException(Code.UNAVAILABLE, null, message, cause);
  }

  public static CairnException corrupt(String message, @Nullable Throwable cause) {
    return new CairnException(Code.CORRUPT, null, message, cause);
  }

  public Code code() {
    return code;
  }

  public Optional<String> field() {
    return Optional.ofNullable(field);
  }
}
