/**
 * What was decided about tools and what the user said about them: decisions by their names, risks the user set,
 * servers he trusts, calls he approved, and past decisions by their situation.
 *
 * <p>In: {@link dev.cairn.log.DecisionEvent}. Out: {@link dev.cairn.tool.decision.Decisions}, and for a new
 * decision the ones before that were like it ({@link dev.cairn.tool.decision.SimilarDecisions}), at a cost that
 * does not grow with the log.
 *
 * <p>Not here: the decision itself ({@code decide.gate}), how tools did ({@code tool.record}).
 */
@NullMarked
package dev.cairn.tool.decision;

import org.jspecify.annotations.NullMarked;
