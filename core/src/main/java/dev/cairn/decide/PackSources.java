package dev.cairn.decide;

import dev.cairn.log.TextRef;
import dev.cairn.search.Citations;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;

/**
 * Where the words of a pack come from.
 *
 * @param statements those that were not erased
 */
public record PackSources(
    Function<Collection<TextRef>, Map<TextRef, String>> statements,
    Citations citations,
    Instant now) {}
