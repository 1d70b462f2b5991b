package dev.cairn.policy;

/**
 * Numbers behind how the index of entries follows the log. What is missing in it is either little, and read
 * before a search answers, or left to the background, and the newest of it searched as it stands in the log.
 */
public record IndexPolicy(
    long lagEvents,
    long lagText,
    long lagWaitMillis,
    long pendingEntries,
    long pendingText,
    long pendingWhole) {}
