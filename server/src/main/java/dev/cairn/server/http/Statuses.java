package dev.cairn.server.http;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.server.operation.Failure;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The status of each code, as the contract has them, and the document for a status without a code. */
final class Statuses {
  static final int OK = 200;
  static final int ACCEPTED = 202;
  static final int NO_CONTENT = 204;
  static final int SEE_OTHER = 303;
  static final int BAD_REQUEST = 400;
  static final int UNAUTHORIZED = 401;
  static final int FORBIDDEN = 403;
  static final int NOT_FOUND = 404;
  static final int METHOD_NOT_ALLOWED = 405;
  static final int NOT_ACCEPTABLE = 406;
  static final int REQUEST_TIMEOUT = 408;
  static final int CONFLICT = 409;
  static final int CONTENT_TOO_LARGE = 413;
  static final int URI_TOO_LONG = 414;
  static final int UNSUPPORTED_MEDIA_TYPE = 415;
  static final int UNPROCESSABLE = 422;
  static final int HEADERS_TOO_LARGE = 431;
  static final int BUG = 500;
  static final int UNAVAILABLE = 503;

  private Statuses() {}

  static int of(Throwable thrown) {
    if (thrown instanceof Refused refused) {
      return refused.status();
    }
    if (thrown instanceof CairnException e) {
      return of(e.code());
    }
    return thrown instanceof UncheckedIOException ? UNAVAILABLE : BUG;
  }

  static int of(Code code) {
    return switch (code) {
      case INVALID_ARGUMENT -> BAD_REQUEST;
      case NOT_FOUND -> NOT_FOUND;
      case CONFLICT -> CONFLICT;
      case EVIDENCE_MISMATCH -> UNPROCESSABLE;
      case FORBIDDEN -> FORBIDDEN;
      case TOO_LARGE -> CONTENT_TOO_LARGE;
      case UNAVAILABLE -> UNAVAILABLE;
      case CORRUPT -> BUG;
    };
  }

  static Failure document(Throwable thrown) {
    Throwable cause = thrown.getCause();
    return Failure.of(thrown instanceof Refused && cause != null ? cause : thrown);
  }

  /** For what never reached an operation, such as a request that is not HTTP. */
  static Failure document(int status, String message) {
    String code =
        switch (status) {
          case NOT_FOUND -> Code.NOT_FOUND.label();
          case UNAUTHORIZED, FORBIDDEN -> Code.FORBIDDEN.label();
          case CONTENT_TOO_LARGE, URI_TOO_LONG, HEADERS_TOO_LARGE -> Code.TOO_LARGE.label();
          case UNAVAILABLE -> Code.UNAVAILABLE.label();
          default -> status < BUG ? Code.INVALID_ARGUMENT.label() : Failure.INTERNAL;
        };
    return new Failure(new Failure.Body(code, message, Optional.empty()));
  }
}
