package dev.cairn.server.http;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A refusal with a status of its own; those of operations have the status of their code. */
final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient @Nullable String allow;

  private Refused(int status, @Nullable String allow, CairnException why) {
    super(why.getMessage(), why);
    this.status = status;
    this.allow = allow;
  }

  private static Refused of(int status, Code code, @Nullable String field, String message) {
    return new Refused(status, null, new CairnException(code, field, message));
  }

  static Refused notFound(@Nullable String field, String message) {
    return of(Statuses.NOT_FOUND, Code.NOT_FOUND, field, message);
  }

  static Refused forbidden(@Nullable String field, String message) {
    return of(Statuses.FORBIDDEN, Code.FORBIDDEN, field, message);
  }

  /** No token, or none of ours. */
  static Refused unauthorized(String message) {
    return of(Statuses.UNAUTHORIZED, Code.FORBIDDEN, "Authorization", message);
  }

  static Refused method(String method, String allow) {
    String message = "%s is not for this address; use %s".formatted(method, allow);
    return new Refused(
        Statuses.METHOD_NOT_ALLOWED,
        allow,
        new CairnException(Code.INVALID_ARGUMENT, null, message));
  }

  static Refused type(String given, String wanted) {
    String message = "the body is %s; send Content-Type: %s".formatted(given, wanted);
    return of(Statuses.UNSUPPORTED_MEDIA_TYPE, Code.INVALID_ARGUMENT, "Content-Type", message);
  }

  static Refused accept(String given, String offered) {
    String message =
        "the answer is %s, which Accept: %s rules out; add it".formatted(offered, given);
    return of(Statuses.NOT_ACCEPTABLE, Code.INVALID_ARGUMENT, "Accept", message);
  }

  static Refused tooSlow() {
    return of(
        Statuses.REQUEST_TIMEOUT,
        Code.INVALID_ARGUMENT,
        null,
        "the body took too long to arrive; nothing was done");
  }

  static Refused tooManyLarge() {
    return of(
        Statuses.UNAVAILABLE,
        Code.UNAVAILABLE,
        null,
        "too many large requests are arriving; nothing was done, send it again in a moment");
  }

  static Refused tooLarge(long max) {
    return of(
        Statuses.CONTENT_TOO_LARGE,
        Code.TOO_LARGE,
        null,
        "the body has more than %,d bytes; split it".formatted(max));
  }

  static Refused broken() {
    return of(
        Statuses.BAD_REQUEST,
        Code.INVALID_ARGUMENT,
        null,
        "the body ended before its announced length; nothing was done");
  }

  int status() {
    return status;
  }

  /** The methods that would do. */
  Optional<String> allow() {
    return Optional.ofNullable(allow);
  }
}
