package dev.cairn.tool.predict;

/**
 * A tool that may come next.
 *
 * @param tool its one name, the same in runs
 * @param parameters names and descriptions of what it takes
 */
public record Candidate(
    String tool, String server, String name, String description, String parameters) {}
