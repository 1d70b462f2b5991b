package dev.cairn.tool.risk;

/**
 * A word or a mark of a sentence.
 *
 * @param text in lower case
 * @param isWord whether it is a word; marks are what lists are made with
 * @param isName whether it names another tool or a field ({@code delete_item}, {@code query-run}), so that its
 *     verbs are not this tool's
 */
record Token(String text, boolean isWord, boolean isName) {
  boolean is(String other) {
    return text.equals(other);
  }
}
