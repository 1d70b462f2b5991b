package dev.cairn.policy;

/** One tunable: its key ({@code search.bm25_k1}), meaning, source and bounds. */
public record PolicyKey(
    String key, String type, String means, String source, double min, double max) {}
