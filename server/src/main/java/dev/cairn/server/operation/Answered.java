package dev.cairn.server.operation;

import java.util.Optional;

/**
 * What an operation answered, and whether its numbers are to come with their explanations.
 *
 * @param answer the record of the operation
 * @param why whether the caller asked for them
 * @param notice what everybody who asks this context is told first
 */
public record Answered(Object answer, boolean why, Optional<String> notice) {}
