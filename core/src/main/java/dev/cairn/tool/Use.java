package dev.cairn.tool;

import java.time.Instant;
import java.util.Optional;

/**
 * How a tool did when it was run.
 *
 * @param unknown runs of which nobody said how they went
 */
public record Use(
    long succeeded,
    long failed,
    long unknown,
    Optional<Instant> lastSuccess,
    Optional<Instant> lastFailure) {
  public static final Use NONE = new Use(0, 0, 0, Optional.empty(), Optional.empty());

  public long runs() {
    return succeeded + failed + unknown;
  }

  Use with(Optional<Boolean> ok, Instant at) {
    if (ok.isEmpty()) {
      return new Use(succeeded, failed, unknown + 1, lastSuccess, lastFailure);
    }
    return ok.get()
        ? new Use(succeeded + 1, failed, unknown, later(lastSuccess, at), lastFailure)
        : new Use(succeeded, failed + 1, unknown, lastSuccess, later(lastFailure, at));
  }

  private static Optional<Instant> later(Optional<Instant> known, Instant at) {
    return Optional.of(known.filter(it -> it.isAfter(at)).orElse(at));
  }
}
