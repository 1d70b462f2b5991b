package dev.cairn.operation;

import dev.cairn.log.Via;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What every write takes besides its own fields.
 *
 * @param at when it happened; now if absent
 * @param idempotencyKey the same again gives the first answer again and writes nothing
 * @param scrubbed how many secrets were taken out of the request, by kind; filled in by Cairn
 * @param via whose door it came in by: said by the door, never by the request
 */
public record Writing(
    Optional<Instant> at,
    Optional<String> idempotencyKey,
    Via via,
    SortedMap<String, Long> scrubbed) {

  public Writing(Optional<Instant> at, Optional<String> idempotencyKey, Via via) {
    this(at, idempotencyKey, via, Collections.emptySortedMap());
  }

  /** It happened now, and a repeat would be a second happening. Who embeds Cairn speaks as a person. */
  public static final Writing NOW = new Writing(Optional.empty(), Optional.empty(), Via.PERSON);

  public static Writing at(Instant at) {
    return new Writing(Optional.of(at), Optional.empty(), Via.PERSON);
  }

  public static Writing once(String idempotencyKey) {
    return new Writing(Optional.empty(), Optional.of(idempotencyKey), Via.PERSON);
  }

  public Writing via(Via door) {
    return new Writing(at, idempotencyKey, door, scrubbed);
  }

  /** Of a request that secrets were taken out of. */
  public Writing scrubbed(SortedMap<String, Long> found) {
    return new Writing(at, idempotencyKey, via, found);
  }
}
