package dev.cairn.text.guard;

/**
 * A rule that speaks to an action.
 *
 * @param speaks the probability that it does
 * @param forbids whether the action would break it
 * @param unsure whether it was read by words alone and a model might find that the action would break it
 * @param because one short sentence
 */
public record GuardMatch(
    Rule rule, double speaks, boolean forbids, boolean unsure, String because) {}
