/**
 * What is learned from runs of tools.
 *
 * <p>In: {@link dev.cairn.tool.run.Run}, one after the other. Out: {@link dev.cairn.tool.run.RunMemory}, which
 * knows what followed what, what was used together, which words of a request led to which tool, and the past
 * requests nearest to a new one.
 *
 * <p>Every table is bounded by the policy and forgets what was longest not seen, so neither memory nor the cost
 * of a question grows with history. Not here: what follows from it ({@code tool.predict}).
 */
@NullMarked
package dev.cairn.tool.run;

import org.jspecify.annotations.NullMarked;
