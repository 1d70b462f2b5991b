package dev.cairn.tool.predict;

import dev.cairn.explain.Explanation;

/**
 * A tool that may come next.
 *
 * @param score its reasons: each signal's part; they add up to its value
 * @param chance what it has of all candidates' chances
 * @param confidence how often such a prediction is right, at most the ceiling of the policy
 */
public record Prediction(Candidate tool, Explanation score, double chance, double confidence) {}
