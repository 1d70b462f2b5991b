/**
 * Every number that can be tuned, with its meaning, its source and its default.
 *
 * <p>One record per area; {@link dev.cairn.policy.Policy} holds them all. In: a profile and the user's
 * changes. Out: values, read by formulas and limits. Policy in force is a log event, so history keeps
 * its meaning when a release changes a default. Not here: any computation.
 */
@NullMarked
package dev.cairn.policy;

import org.jspecify.annotations.NullMarked;
