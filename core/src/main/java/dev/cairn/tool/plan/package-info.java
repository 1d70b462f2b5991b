/**
 * Which tools a request needs, and which of them waits for which.
 *
 * <p>In: the request, what past runs taught ({@link dev.cairn.tool.run.RunMemory},
 * {@link dev.cairn.tool.run.LinkMemory}) and the tools there are ({@link dev.cairn.tool.predict.Lineup}). Out: a
 * {@link dev.cairn.tool.plan.Plan}, which never goes round in a ring and gives every chance with its reasons.
 *
 * <p>Start at {@link dev.cairn.tool.plan.Planner}: {@link dev.cairn.tool.plan.TaskChoice} chooses the tools,
 * {@link dev.cairn.tool.plan.EdgePredictor} the dependencies, {@link dev.cairn.tool.plan.Acyclic} opens rings.
 * Not here: the mathematics ({@code formula}), the numbers ({@code policy}), running anything.
 */
@NullMarked
package dev.cairn.tool.plan;

import org.jspecify.annotations.NullMarked;
