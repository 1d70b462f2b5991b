package dev.cairn.fault;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The one exception of Cairn: a code, the field it concerns, and a message that says what to do. */
public final class CairnException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Code code;
  private final @Nullable String field;

  public CairnException(Code code, @Nullable String field, String message) {
    this(code, field, message, null);
  }

  public CairnException(
      Code code, @Nullable String field, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.code = code;
    this.field = field;
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
