package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Sentence;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A sentence with its tokens and the cues in it, looked up once for all that ask.
 *
 * @param cues in the order they stand; one word may be several
 */
public record ParsedSentence(Sentence sentence, List<Token> tokens, List<Cue> cues) {
  /** Of a longer sentence the head is read; nobody lays down a rule in more words. */
  static final int TOKENS_MAX = 240;

  static final int CHARS_MAX = 12 * TOKENS_MAX;

  /** A cue at the token it begins with. */
  public record Cue(Cues kind, int at, int length) {}

  public ParsedSentence {
    tokens = List.copyOf(tokens);
    cues = List.copyOf(cues);
  }

  static ParsedSentence of(Sentence sentence) {
    String text = sentence.text();
    String head = text.substring(0, Math.min(text.length(), CHARS_MAX));
    List<Token> all = Tokenizer.tokens(head);
    List<Token> tokens = all.subList(0, Math.min(all.size(), TOKENS_MAX));
    List<Cue> cues = new ArrayList<>();
    for (int at = 0; at < tokens.size(); at++) {
      for (Cues kind : Cues.values()) {
        int length = kind.at(tokens, at);
        if (length > 0) {
          cues.add(new Cue(kind, at, length));
        }
      }
    }
    return new ParsedSentence(sentence, tokens, cues);
  }

  boolean has(Cues kind) {
    return cues.stream().anyMatch(cue -> cue.kind == kind);
  }

  Set<Cues> kinds() {
    Set<Cues> kinds = EnumSet.noneOf(Cues.class);
    cues.forEach(cue -> kinds.add(cue.kind));
    return kinds;
  }

  boolean endsWith(String marks) {
    String text = sentence.text();
    return !text.isEmpty() && marks.indexOf(text.charAt(text.length() - 1)) >= 0;
  }

  boolean isQuestion() {
    return endsWith("?？");
  }

  /** The key of its first word or name; empty if there is none. */
  String firstKey() {
    for (Token token : tokens) {
      if (!token.isMark()) {
        return token.key();
      }
    }
    return "";
  }
}
