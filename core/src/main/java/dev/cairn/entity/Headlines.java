package dev.cairn.entity;

import java.util.List;

/**
 * Headlines and labels, where Every Word Has A Capital: there a capital says as little as at the beginning
 * of a sentence, and so each of their words is taken for one.
 */
final class Headlines {
  private Headlines() {}

  /** The first sentence is spared: it may be a greeting or the name of the one who speaks. */
  static List<Token> levelled(List<Token> tokens) {
    int start = end(tokens, 0);
    while (start < tokens.size()) {
      int end = end(tokens, start);
      if (isHeadline(tokens.subList(start, end))) {
        tokens.subList(start, end).replaceAll(Headlines::opening);
      }
      start = end;
    }
    return tokens;
  }

  private static int end(List<Token> tokens, int start) {
    int end = start + 1;
    while (end < tokens.size() && !tokens.get(end).opens()) {
      end++;
    }
    return Math.min(end, tokens.size());
  }

  private static boolean isHeadline(List<Token> sentence) {
    int capitals = 0;
    for (Token token : sentence) {
      boolean counts = !StopWords.isNoName(token.lower());
      capitals += counts && token.form() == Token.Form.CAPITAL ? 1 : 0;
      if (counts && token.form() == Token.Form.LOWER) {
        return false;
      }
    }
    return capitals > 1;
  }

  private static Token opening(Token token) {
    return new Token(token.text(), token.form(), true, token.apart(), token.owns());
  }
}
