package dev.cairn.policy;

/** Bounds on what may be written to the log. */
public record LogPolicy(
    long entryBytesMax, long aheadSecondsMax, Switch scrub, long waitMillisMax) {}
