package dev.cairn.text;

import java.util.List;

/**
 * The end of a sentence that says something and then asks: "I run on Arch, could you look why X won't start?".
 * Whoever reads the sentence whole takes the one for the other.
 */
final class AskingClause {
  private static final Lexicon ASKING = Lexicon.of("clause-asking.txt");
  private static final Lexicon LEADING = Lexicon.of("clause-leading.txt");
  private static final Lexicon JOINING = Lexicon.of("clause-joining.txt");

  /** With fewer words before it, the question is all there is. */
  private static final int WORDS_MIN = 3;

  private static final String PAUSES = ",;—–，；";

  private AskingClause() {}

  /** The pause before it; the length of the sentence if it has none. */
  static int pause(String sentence) {
    if (sentence.chars().noneMatch(c -> PAUSES.indexOf(c) >= 0)) {
      return sentence.length();
    }
    List<Token> tokens = Tokenizer.tokens(sentence);
    // "When the build fails, could you always ..." asks for something under a condition.
    if (tokens.isEmpty() || LEADING.at(tokens, 0) > 0 || ASKING.at(tokens, 0) > 0) {
      return sentence.length();
    }
    int words = 0;
    for (int at = 0; at < tokens.size() - 1; at++) {
      words += tokens.get(at).isMark() ? 0 : 1;
      if (words >= WORDS_MIN && isPause(tokens.get(at)) && asks(tokens, at + 1)) {
        return tokens.get(at).start();
      }
    }
    return sentence.length();
  }

  private static boolean isPause(Token token) {
    return token.isMark() && PAUSES.contains(token.key());
  }

  private static boolean asks(List<Token> tokens, int at) {
    int behind = at + JOINING.at(tokens, at);
    return behind < tokens.size() && ASKING.at(tokens, behind) > 0;
  }
}
