/**
 * Keeps the event log in one SQLite file.
 *
 * <p>In: transactions of events from the writer, each decided on a known head. Out: the same bytes,
 * in order, after any crash that followed the acknowledgement.
 *
 * <p>Start reading at {@link dev.cairn.store.sqlite.SqliteEventLog}. One {@code Writer} and a few {@code
 * Readers} share the file; every statement is in {@code Sql}, the layout in the numbered scripts.
 *
 * <p>Not here: what an event means (the rooms of core fold it), nor any table derived from the log.
 */
@NullMarked
package dev.cairn.store.sqlite;

import org.jspecify.annotations.NullMarked;
