package dev.cairn.entity;

/**
 * Something a text speaks of.
 *
 * @param key what it is called in one written form: NFKC, lower case
 * @param kind the most telling way it was mentioned in
 * @param count how often
 */
public record Mention(String key, Kind kind, int count) {}
