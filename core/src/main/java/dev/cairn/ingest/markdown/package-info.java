/**
 * Reads the structure of Markdown: headings, the sections they open, and the links in them.
 *
 * <p>In: text of any kind, also text written to hurt. Out: an {@link dev.cairn.ingest.markdown.Outline}.
 * Start reading at {@link dev.cairn.ingest.markdown.Outline#read}. Blocks come first (lines, in {@link
 * dev.cairn.ingest.markdown.Blocks}), then the links inside of them ({@link
 * dev.cairn.ingest.markdown.Inlines}), as CommonMark has it.
 *
 * <p>Everything is one walk over the text: no regular expressions, no second look at what was read. Not
 * here: what the structure means for the graph.
 */
@NullMarked
package dev.cairn.ingest.markdown;

import org.jspecify.annotations.NullMarked;
