package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;

/** Names told from words by a capital letter inside of a sentence: Vault, Dublin. */
final class ProperNames {
  private static final String ENDS = ".!?:;\"“„«(";

  private ProperNames() {}

  /** None in German, which writes every noun so. */
  static List<String> of(String statement) {
    List<Token> tokens = Tokenizer.tokens(statement);
    List<String> names = new ArrayList<>();
    if (Language.of(tokens) == Language.GERMAN) {
      return names;
    }
    boolean begins = true;
    for (Token token : tokens) {
      if (!begins && token.isWord() && isProper(token)) {
        names.add(token.text());
      }
      begins = token.isMark() && ENDS.contains(token.text());
    }
    return names;
  }

  private static boolean isProper(Token token) {
    String text = token.text();
    boolean small = text.chars().anyMatch(Character::isLowerCase);
    return Character.isUpperCase(text.charAt(0))
        && !Language.isFunctionWordAnywhere(token.key())
        && (small || text.length() >= CardPolicy.CAPITALS_MIN);
  }
}
