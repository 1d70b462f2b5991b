package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.List;

/**
 * Whether a sentence says no: by the negations of its first clause, of which two cancel out. What only leads
 * to it is no clause: "from now on, never push" says no, "use tabs, not spaces" does not.
 */
final class Polarity {
  private static final Lexicon NO_NEGATION = Lexicon.of("sentence/mark-no-negation.txt");
  private static final Lexicon CONTRAST = Lexicon.of("sentence/mark-contrast.txt");
  private static final Lexicon LEADING = Lexicon.of("clause-leading.txt");

  private Polarity() {}

  static boolean isNegative(ParsedSentence sentence) {
    List<Token> tokens = sentence.tokens();
    int negations = 0;
    boolean words = false;
    boolean leads = leads(tokens);
    for (int at = 0; at < tokens.size(); ) {
      int none = NO_NEGATION.at(tokens, at);
      int length = none > 0 ? 0 : Cues.NEGATION.at(tokens, at);
      negations += length > 0 ? 1 : 0;
      words |= tokens.get(at).isWord();
      if (at > 0 && words && negations == 0 && CONTRAST.at(tokens, at) > 0) {
        if (!leads || !tokens.get(at).isMark()) {
          return false;
        }
        leads = false;
        words = false;
      }
      if (negations > 0 && (tokens.get(at).isMark() || CONTRAST.at(tokens, at) > 0)) {
        break;
      }
      at += Math.max(1, Math.max(none, length));
    }
    return negations % 2 == 1;
  }

  private static boolean leads(List<Token> tokens) {
    int first = 0;
    while (first < tokens.size() && !tokens.get(first).isWord()) {
      first++;
    }
    return first < tokens.size() && LEADING.at(tokens, first) > 0;
  }
}
