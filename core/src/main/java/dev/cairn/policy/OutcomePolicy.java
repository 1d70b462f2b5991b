package dev.cairn.policy;

/**
 * Numbers behind how a call is expected to go. A strength is what the estimate above is worth, in calls: with a
 * strength of 2 a level has half the say after two calls of its own. One set for all data sets;
 * docs/measurements/deciding-quality.md has the figures.
 */
public record OutcomePolicy(
    double prior,
    double contextStrength,
    double serverStrength,
    double toolStrength,
    double effectStrength,
    double lastStrength,
    double previousStrength,
    double episodeStrength,
    double valueStrength,
    double callStrength,
    double fading,
    double episodeFading,
    double trustStart,
    double trustFading,
    double doubtMin,
    double sureSpread,
    double sureCalls,
    long failuresKept,
    long callsKept,
    double failuresPrior,
    double failuresSlope,
    double tellingPrior,
    long failuresDrawn,
    double confidenceMax,
    double breakChance,
    double breakOdds,
    long breakWindow,
    double brokenOdds,
    double mendedChance,
    long sharesMax,
    long episodesMax,
    long episodeCallsMax,
    long valuesMax) {}
