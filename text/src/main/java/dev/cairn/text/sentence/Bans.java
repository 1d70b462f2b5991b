package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.List;

/**
 * Orders that forbid for good by their form: "never" and a verb, with nobody before it who does it. The weights may not
 * know the verb; said alone, such a sentence is an order whatever the verb is.
 */
final class Bans {
  private static final Lexicon NEVER = Lexicon.of("sentence/ban-never.txt");
  private static final Lexicon PAST = Lexicon.of("sentence/ban-past.txt");

  /** The second half of a French or Spanish no: "ne lance jamais", "no borres nunca". */
  private static final Lexicon BEHIND = Lexicon.of(List.of("jamais", "nunca", "niemals", "nie"));

  private static final Lexicon BEFORE = Lexicon.of(List.of("ne", "no"));

  /** Fewer tokens than these forbid nothing that could be told. */
  private static final int TOKENS_MIN = 3;

  /** "Bring" and "ping" are verbs as they are. */
  private static final int BARE_ING_MAX = 5;

  private Bans() {}

  /** Whether it is one. A question is none, nor is what tells of the past. */
  static boolean isOne(ParsedSentence sentence) {
    List<Token> tokens = sentence.tokens();
    int first = Statements.afterCourtesy(sentence);
    if (sentence.isQuestion() || tokens.size() - first < TOKENS_MIN) {
      return false;
    }
    boolean split = BEFORE.at(tokens, first) > 0 || isVerb(tokens, first);
    if (split) {
      int verb = BEFORE.at(tokens, first) > 0 ? first + 1 : first;
      return isVerb(tokens, verb) && verb + 1 < tokens.size() && BEHIND.at(tokens, verb + 1) > 0;
    }
    int length = NEVER.at(tokens, first);
    return length > 0 && first + length < tokens.size() && isVerb(tokens, first + length);
  }

  private static boolean isVerb(List<Token> tokens, int at) {
    Token token = tokens.get(at);
    String key = token.key();
    return token.isWord()
        && !Language.isFunctionWordAnywhere(key)
        && NEVER.at(tokens, at) == 0
        && PAST.at(tokens, at) == 0
        && !isInflected(key);
  }

  /** "Never worked", "never works", "never working": they tell. Spanish orders end with an s of their own. */
  private static boolean isInflected(String key) {
    boolean third = key.endsWith("s") && !key.endsWith("ss") && !key.endsWith("es");
    return key.endsWith("ed") || third || (key.endsWith("ing") && key.length() > BARE_ING_MAX);
  }
}
