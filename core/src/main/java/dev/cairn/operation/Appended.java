package dev.cairn.operation;

import java.time.Instant;
import java.util.SortedMap;

/**
 * Notice of one event of the log: that it happened and what it concerns, without its words.
 *
 * @param type the stored name of the event, such as {@code entry_logged}
 * @param ids what it concerns, such as {@code episode} and {@code entry}
 */
public record Appended(
    long position, String type, Instant at, Instant recordedAt, SortedMap<String, String> ids) {}
