package dev.cairn.operation;

import java.time.Instant;
import java.util.Optional;

/** What every write takes besides its own fields. */
public record Writing(
    @Field("when it happened, ISO-8601 UTC; now if absent; at most a day ahead")
    Optional<Instant> at,

    @Field("same key again: the first answer again, nothing written")
    Optional<String> idempotencyKey) {

  /** It happened now, and a repeat would be a second happening. */
  public static final Writing NOW = new Writing(Optional.empty(), Optional.empty());

  public static Writing at(Instant at) {
    return new Writing(Optional.of(at), Optional.empty());
  }

  public static Writing once(String idempotencyKey) {
    return new Writing(Optional.empty(), Optional.of(idempotencyKey));
  }
}
