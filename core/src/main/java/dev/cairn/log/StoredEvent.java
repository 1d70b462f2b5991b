package dev.cairn.log;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * One row of the log, exactly as stored.
 *
 * @param id made when it was recorded; tells whether a commit of unknown outcome went through
 * @param more how many events of the same command follow, so that a torn command is noticed
 * @param key the idempotency key of its command, on the command's first event
 * @param payload the bytes the chain runs over; never re-encoded
 */
public record StoredEvent(
    long position,
    UUID id,
    Instant recordedAt,
    String type,
    int version,
    int more,
    Optional<String> key,
    Bytes payload,
    Bytes hash) {}
