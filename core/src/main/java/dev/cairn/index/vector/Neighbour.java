package dev.cairn.index.vector;

/** A text near the one asked for. The score is the cosine of its best window. */
public record Neighbour(int id, float score) {}
