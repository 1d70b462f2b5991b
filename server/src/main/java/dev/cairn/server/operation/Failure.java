package dev.cairn.server.operation;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import java.io.UncheckedIOException;
import java.util.Optional;

/** How a fault looks from outside: the error document of every door. */
public record Failure(Body error) {
  /** A bug of ours has no code of the contract; callers can only report it. */
  public static final String INTERNAL = "internal";

  /** The one content of the document. */
  public record Body(String code, String message, Optional<String> field) {}

  public static Failure of(Throwable thrown) {
    if (thrown instanceof CairnException e) {
      return of(e.code().label(), e, e.field());
    }
    if (thrown instanceof UncheckedIOException e) {
      return of(Code.UNAVAILABLE.label(), e, Optional.empty());
    }
    if (thrown instanceof OutOfMemoryError) {
      return new Failure(new Body(
          INTERNAL,
          "out of memory; give Java more, for example CAIRN_JAVA_OPTS=-Xmx2g",
          Optional.empty()));
    }
    return new Failure(new Body(
        INTERNAL,
        "this is a bug in Cairn, please report it: "
            + thrown
            + " (CAIRN_DEBUG=1 shows where it happened)",
        Optional.empty()));
  }

  private static Failure of(String code, Throwable thrown, Optional<String> field) {
    return new Failure(new Body(code, String.valueOf(thrown.getMessage()), field));
  }
}
