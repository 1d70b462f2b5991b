/**
 * Answers a search: checks the request, ranks what the index found by a weighted sum of {@link
 * dev.cairn.search.Signal}s, and quotes the words it was found by.
 *
 * <p>In: {@link dev.cairn.operation.Search} and an {@link dev.cairn.index.EntryIndex}, which may be behind the log.
 * Out: results whose score is an {@link dev.cairn.explain.Explanation} and whose evidence was resolved
 * against the stored text. Start reading at {@link dev.cairn.search.EntrySearch}. Not here: numbers (they
 * are in {@link dev.cairn.policy.SearchPolicy} and {@link dev.cairn.policy.RankPolicy}), what is computed
 * from them (formula), and what a word is (index).
 */
@NullMarked
package dev.cairn.search;

import org.jspecify.annotations.NullMarked;
