package dev.cairn.text;

import java.util.List;
import java.util.Optional;

/**
 * What a sentence takes back by naming it: "forget what I said about tabs". Nobody needs a model to see that,
 * and none of those words need stand in the rule but the last.
 *
 * @param about what was said before
 * @param whole whether the sentence says nothing else
 */
public record TakenBack(Keywords about, boolean whole) {
  private static final Lexicon SAID_BEFORE = Lexicon.of("said-before.txt");

  /** What the sentence of these tokens takes back. */
  public static Optional<TakenBack> by(List<Token> tokens) {
    int start = afterCourtesy(tokens);
    int cue = start < tokens.size() ? Cues.WITHDRAWAL.at(tokens, start) : 0;
    int last = start + cue;
    // German puts a comma there.
    last += last < tokens.size() && tokens.get(last).isMark() ? 1 : 0;
    for (int at = start; cue > 0 && at <= last && at < tokens.size(); at++) {
      int length = SAID_BEFORE.at(tokens, at);
      if (length > 0) {
        return about(tokens, at + length);
      }
    }
    return Optional.empty();
  }

  private static Optional<TakenBack> about(List<Token> tokens, int start) {
    int end = start;
    while (end < tokens.size() && !tokens.get(end).isMark()) {
      end++;
    }
    Keywords about = Keywords.of(tokens.subList(start, end));
    boolean whole = tokens.subList(end, tokens.size()).stream().allMatch(Token::isMark);
    return about.stems().isEmpty() ? Optional.empty() : Optional.of(new TakenBack(about, whole));
  }

  private static int afterCourtesy(List<Token> tokens) {
    int at = 0;
    while (at < tokens.size()) {
      int length = tokens.get(at).isMark() ? 1 : Cues.COURTESY.at(tokens, at);
      if (length == 0) {
        break;
      }
      at += length;
    }
    return at;
  }
}
