/**
 * The suite {@code cairn eval risk}: is a tool called as risky as its author says it is, and a call as what it
 * would do?
 *
 * <p>In: tools with a label that follows from their annotations, and calls with one that was given. Out: how often Cairn agrees from name,
 * description and schema alone, and with the annotations, from a server that is trusted or not.
 *
 * <p>Not here: intervals, tables, files ({@link dev.cairn.eval.suite}). Start reading at
 * {@link dev.cairn.eval.risk.RiskCommand}; {@link dev.cairn.eval.risk.RiskJudge} is the one place where Cairn is
 * asked.
 */
@NullMarked
package dev.cairn.eval.risk;

import org.jspecify.annotations.NullMarked;
