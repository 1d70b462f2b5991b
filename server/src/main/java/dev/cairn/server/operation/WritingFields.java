package dev.cairn.server.operation;

import dev.cairn.log.Via;
import dev.cairn.operation.Field;
import dev.cairn.operation.Writing;
import java.time.Instant;
import java.util.Optional;

/** What every write takes besides its own fields, as a request states it. */
record WritingFields(
    @Field("when it happened, ISO-8601 UTC; now if absent; at most a day ahead")
    Optional<Instant> at,

    @Field("same key again: the first answer again, nothing written")
    Optional<String> idempotencyKey) {

  Writing by(Via via) {
    return new Writing(at, idempotencyKey, via);
  }
}
