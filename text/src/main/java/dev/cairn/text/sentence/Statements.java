package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import java.util.List;

/** Makes of a sentence what can be read by itself. */
final class Statements {
  /** A longer sentence says itself what it is about. */
  private static final int LEANING_TOKENS_MAX = 14;

  private static final Lexicon LEANING_START = Lexicon.of("sentence/mark-leaning-start.txt");
  private static final Lexicon LEANING_END = Lexicon.of("sentence/mark-leaning-end.txt");

  private Statements() {}

  /** The first token behind courtesies and connectives; 0 if nothing but those is there. */
  static int afterCourtesy(ParsedSentence sentence) {
    List<Token> tokens = sentence.tokens();
    int at = 0;
    while (at < tokens.size()) {
      int length = Cues.COURTESY.at(tokens, at);
      if (length > 0) {
        at += length;
      } else if (at > 0 && isPause(tokens.get(at))) {
        at++;
      } else {
        return at;
      }
    }
    return 0;
  }

  private static boolean isPause(Token token) {
    return token.isMark() && ",;:.!…-–—，、。！".contains(token.key());
  }

  /** Whether it cannot be understood without the sentence before. */
  static boolean leans(ParsedSentence sentence) {
    List<Token> tokens = sentence.tokens();
    if (tokens.size() > LEANING_TOKENS_MAX || tokens.isEmpty()) {
      return false;
    }
    int last = tokens.size() - 1;
    while (last > 0 && tokens.get(last).isMark()) {
      last--;
    }
    boolean ending =
        LEANING_END.at(tokens, last) > 0 || (last > 0 && LEANING_END.at(tokens, last - 1) > 1);
    return ending || LEANING_START.at(tokens, afterCourtesy(sentence)) > 0;
  }

  /** The sentence without courtesies at its ends, beginning with a capital letter. */
  static String of(ParsedSentence sentence) {
    String text = sentence.sentence().text();
    List<Token> tokens = sentence.tokens();
    int after = afterCourtesy(sentence);
    int start = after == 0 ? 0 : tokens.get(after).start();
    // A name loses its backtick as a token, not as text.
    if (start > 0 && text.charAt(start - 1) == '`') {
      start--;
    }
    return capital(text.substring(start).strip());
  }

  private static String capital(String text) {
    if (text.isEmpty() || !Character.isLowerCase(text.charAt(0))) {
      return text;
    }
    int end = 0;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    // A name is written as it is written.
    boolean word = text.chars()
        .limit(end)
        .allMatch(c -> Character.isLetter(c) || c == '\'' || c == '’' || c == ',');
    return word ? Character.toUpperCase(text.charAt(0)) + text.substring(1) : text;
  }
}
