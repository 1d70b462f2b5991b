package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import dev.cairn.text.Sentence;
import dev.cairn.text.SentenceSplitter;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.List;

/** A turn cut into sentences, before anything is known of them. */
public record ParsedTurn(String text, Language language, List<ParsedSentence> sentences) {
  /** So many tokens tell the language. */
  private static final int LANGUAGE_TOKENS = 400;

  public ParsedTurn {
    sentences = List.copyOf(sentences);
  }

  public static ParsedTurn of(String text) {
    return of(text, SentenceSplitter.split(text));
  }

  /** A turn whose sentences are known already. */
  public static ParsedTurn of(String text, List<Sentence> sentences) {
    List<ParsedSentence> parsed = new ArrayList<>(sentences.size());
    List<Token> prose = new ArrayList<>();
    for (Sentence sentence : sentences) {
      ParsedSentence one = ParsedSentence.of(sentence);
      parsed.add(one);
      if (sentence.isProseOrItem() && prose.size() < LANGUAGE_TOKENS) {
        prose.addAll(one.tokens());
      }
    }
    return new ParsedTurn(text, Language.of(prose), parsed);
  }
}
