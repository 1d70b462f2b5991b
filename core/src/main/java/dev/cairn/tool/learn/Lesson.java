package dev.cairn.tool.learn;

import dev.cairn.formula.PairedGain.Gain;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What the runs of a log teach about the weights.
 *
 * @param runs runs that were looked at
 * @param weights fitted on all of them, by policy key
 * @param ranking the gain in one over the rank of the right tool, on steps no fit had seen; absent with too few runs
 * @param first the same, for how often the right tool came first
 * @param isBetter whether the ranking is surely better
 * @param because the reason, in words
 */
public record Lesson(
    long runs,
    SortedMap<String, Double> weights,
    Optional<Gain> ranking,
    Optional<Gain> first,
    boolean isBetter,
    String because) {}
