package dev.cairn.tool.outcome;

import dev.cairn.explain.Explanation;

/**
 * What is expected of a call.
 *
 * @param expected the chance that it succeeds; the first part is what all calls do, each of the others what a narrower
 *     level lent or took
 * @param sure what of it is sure
 * @param confidence how far one may rely on it, to be held against a threshold
 */
public record Expectation(Explanation expected, Explanation sure, Explanation confidence) {}
