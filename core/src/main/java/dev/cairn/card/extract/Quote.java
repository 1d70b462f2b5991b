package dev.cairn.card.extract;

import dev.cairn.log.EntryId;

/** Words of an entry: code points [start, end). */
public record Quote(EntryId entry, int start, int end) {}
