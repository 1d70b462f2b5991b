package dev.cairn.log;

/**
 * What a store says of itself.
 *
 * @param url how to open it again
 * @param bytes what it occupies, 0 where that has no meaning
 * @param version of its layout
 */
public record StoreInfo(String url, long bytes, int version) {}
