package dev.cairn.tool.run;

/**
 * What one word of a request teaches.
 *
 * @param requests how many requests had it
 * @param tools the tools that runs for such requests used
 * @param followers what followed the last tool in them
 */
public record WordUse(long requests, Tally tools, Tally followers) {}
