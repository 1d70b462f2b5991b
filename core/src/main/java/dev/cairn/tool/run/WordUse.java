package dev.cairn.tool.run;

/**
 * What one word of a request teaches.
 *
 * @param requests how many requests had it
 * @param rarity how much it says about a request that it has the word
 * @param tools the tools that runs for such requests used
 * @param followers what followed the last tool in them
 */
public record WordUse(long requests, double rarity, Tally tools, Tally followers) {}
