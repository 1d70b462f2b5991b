package dev.cairn.decide;

import java.util.Optional;

/**
 * What a reader of an answer should know besides.
 *
 * @param shortfall what it had to do without, such as the embedding model
 * @param position how far the log was read
 */
public record PackNotes(Optional<String> shortfall, long position) {}
