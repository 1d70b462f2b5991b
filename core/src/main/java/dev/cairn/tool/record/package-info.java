/**
 * How tools did: what every report of an outcome says, which of them count, and what is believed of each tool
 * after those.
 *
 * <p>In: entries of tools, outcomes, executions and runs, as the log has them. Out:
 * {@link dev.cairn.tool.record.TrackRecords}, read by decisions. The same run may be reported by the agent, its
 * host and a log importer; {@link dev.cairn.tool.record.Counting} lets it count once, and lets nobody talk a tool
 * up by repeating himself.
 *
 * <p>Not here: what follows from it (thresholds are in {@code formula}), how often tools ran
 * ({@link dev.cairn.tool.Experience}).
 */
@NullMarked
package dev.cairn.tool.record;

import org.jspecify.annotations.NullMarked;
