/**
 * Finds entries by their words, by their meaning and by their id. Knows no cards.
 *
 * <p>In: the log, read by whoever looks if little is missing ({@link dev.cairn.index.EntryIndex#follow}) or all
 * of it is needed ({@link dev.cairn.index.EntryIndex#catchUp}), else by a {@link dev.cairn.index.Worker} in
 * the background, while the newest entries are searched as they stand in the log. Out: {@link
 * dev.cairn.index.Found} candidates with all the numbers their score is made of, and single {@link
 * dev.cairn.index.Entry}s. {@link dev.cairn.index.Words} says what a word is, for texts and queries alike.
 *
 * <p>The index is a fold kept in Lucene: a cache that can be deleted at any time. It only ever appends, and
 * merges neighbours only, so documents stay in the order of the log and what was known at a position is
 * always a prefix. Not here: validation of requests, ranking, quoting (search).
 */
@NullMarked
package dev.cairn.index;

import org.jspecify.annotations.NullMarked;
