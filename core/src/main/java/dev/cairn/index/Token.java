package dev.cairn.index;

/**
 * A searchable word.
 *
 * @param term as it is looked up: normalized, in lower case, singular
 * @param start where it stands in the text, in UTF-16 units
 * @param stacked whether it stands where the word before it stands: a name and its first part
 */
public record Token(String term, int start, int end, boolean stacked) {}
