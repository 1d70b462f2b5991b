package dev.cairn.operation;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** What every read of memory takes besides its own fields. */
public record Reading(
    @Field("the time to take as now, ISO-8601 UTC") Optional<Instant> now,

    @Field("wait until the log has been seen up to this position")
    OptionalLong minPosition,

    @Field("a log position: the exact state then; or a time: what had happened by then")
    Optional<AsOf> asOf) {

  /** The newest state. */
  public static final Reading LATEST =
      new Reading(Optional.empty(), OptionalLong.empty(), Optional.empty());

  public static Reading asOf(AsOf asOf) {
    return new Reading(Optional.empty(), OptionalLong.empty(), Optional.of(asOf));
  }
}
