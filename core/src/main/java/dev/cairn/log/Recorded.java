package dev.cairn.log;

import java.time.Instant;

/** An event with its place in the log. */
public record Recorded(long position, Instant recordedAt, LogEvent event) {}
