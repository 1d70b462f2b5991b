package dev.cairn.server.mcp.compact;

import dev.cairn.decide.Tokens;
import tools.jackson.databind.node.ObjectNode;

/**
 * A text short enough for an agent.
 *
 * @param shortened whether something is missing
 */
record Cut(String text, boolean shortened) {
  private static final String CUT = "cut";
  private static final String DOTS = "…";

  /** At most so many tokens of a text: the passage it was found by if that is known, else how it begins. */
  static Cut of(String text, String passage, int tokens) {
    String head = Tokens.first(text, tokens);
    if (head.length() == text.length()) {
      return new Cut(text, false);
    }
    boolean found = !passage.isBlank() && text.contains(passage) && !head.contains(passage);
    String shown = found ? Tokens.first(passage, tokens - 1) : Tokens.first(text, tokens - 1);
    return new Cut(whole(shown) + DOTS, true);
  }

  static Cut of(String text, int tokens) {
    return of(text, "", tokens);
  }

  /** Back to the end of a word, unless that loses half of it. */
  private static String whole(String text) {
    String tidy = text.replaceAll("\\p{IsControl}|\uFFFD+$", " ").stripTrailing();
    int space = tidy.lastIndexOf(' ');
    return space > tidy.length() / 2 ? tidy.substring(0, space) : tidy;
  }

  void into(ObjectNode holder, String name) {
    holder.put(name, text);
    if (shortened) {
      holder.put(CUT, true);
    }
  }
}
