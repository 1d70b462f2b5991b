package dev.cairn.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words of a text that a negation turns round: those behind it, up to the end of its clause. */
public final class NegatedWords {
  private static final String CLAUSE_ENDS = ".,;:!?()—–。，；：！？、";

  private NegatedWords() {}

  /** As stems and names, the way {@link Keywords} has them. */
  public static Set<String> of(String text) {
    List<Token> tokens = Tokenizer.tokens(text);
    Language language = Language.of(tokens);
    Set<String> negated = new HashSet<>();
    boolean open = false;
    for (int at = 0; at < tokens.size(); ) {
      Token token = tokens.get(at);
      int cue = token.isName() ? 0 : Cues.NEGATION.at(tokens, at);
      if (cue > 0) {
        open = true;
      } else if (token.isMark() && CLAUSE_ENDS.indexOf(token.text().charAt(0)) >= 0) {
        open = false;
      } else if (open) {
        negated.add(token.isName() ? token.key() : language.stem(token.key()));
      }
      at += Math.max(1, cue);
    }
    return negated;
  }
}
