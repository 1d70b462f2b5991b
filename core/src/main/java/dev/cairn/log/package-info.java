/**
 * What happened, written once and never changed: the only authority of a context.
 *
 * <p>Start reading at {@link dev.cairn.log.LogEvent}, all that can happen on one screen. A {@link
 * dev.cairn.log.Recorder} is the only writer and the only reader of the clock; it seals events into a
 * hash {@link dev.cairn.log.Chain} and hands them to an {@link dev.cairn.log.EventLog}, the port every
 * backend implements. Free text lives beside the chain ({@link dev.cairn.log.TextRef}), so that it can be
 * erased while the chain still verifies.
 *
 * <p>In: commands. Out: {@link dev.cairn.log.Recorded} events by position. Not here: any state derived
 * from events.
 */
@NullMarked
package dev.cairn.log;

import org.jspecify.annotations.NullMarked;
