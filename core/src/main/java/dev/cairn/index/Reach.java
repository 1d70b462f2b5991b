package dev.cairn.index;

/**
 * How far a log goes.
 *
 * @param entries how many it holds up to there
 */
public record Reach(long position, long entries) {}
