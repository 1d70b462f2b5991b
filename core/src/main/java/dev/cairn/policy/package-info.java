/**
 * Every number that can be tuned. {@code policy.properties} is the definition: value, bounds, source and meaning;
 * {@code seed.properties} has what the profile {@code seed} has otherwise, and the fitted weights of {@code next_tools} and
 * {@code plan} have tables of their own.
 *
 * <p>One record per area gives the values their types; {@link dev.cairn.policy.Policy} holds them all. In: a profile and
 * the user's changes. Out: values, read by formulas and limits. The policy in force is an event of the log, so history
 * keeps its meaning when a release changes a default. Not here: any computation.
 */
@NullMarked
package dev.cairn.policy;

import org.jspecify.annotations.NullMarked;
