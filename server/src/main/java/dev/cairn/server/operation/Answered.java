package dev.cairn.server.operation;

/**
 * What an operation answered, and whether its numbers are to come with their explanations.
 *
 * @param answer the record of the operation
 * @param why whether the caller asked for them
 */
public record Answered(Object answer, boolean why) {}
