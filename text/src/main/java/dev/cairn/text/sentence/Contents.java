package dev.cairn.text.sentence;

import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.Token.Kind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads what a sentence is about. */
final class Contents {
  private static final String OPENING = "\"“„«「『";
  private static final String CLOSING = "\"”“»」』";
  private static final int QUOTED_CHARS_MAX = 80;

  private Contents() {}

  static Content of(ParsedSentence sentence, Language language) {
    BitSet cued = new BitSet();
    sentence.cues().forEach(cue -> cued.set(cue.at(), cue.at() + cue.length()));
    Set<String> words = new LinkedHashSet<>();
    Set<String> names = new LinkedHashSet<>();
    List<String> numbers = new ArrayList<>();
    List<Token> tokens = sentence.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.isName()) {
        names.add(token.text());
      } else if (token.kind() == Kind.NUMBER) {
        numbers.add(token.text());
      } else if (token.isWord() && !cued.get(i) && !Grams.isFunctionWord(token.key())) {
        words.add(language.stem(token.key()));
      }
    }
    names.addAll(quoted(sentence.sentence().text()));
    return new Content(words, List.copyOf(names), numbers);
  }

  /** What stands in quotation marks, where it is short. */
  private static List<String> quoted(String text) {
    List<String> quoted = new ArrayList<>();
    int open = -1;
    for (int i = 0; i < Math.min(text.length(), ParsedSentence.CHARS_MAX); i++) {
      char c = text.charAt(i);
      if (open >= 0 && CLOSING.indexOf(c) >= 0) {
        if (i - open > 1 && i - open <= QUOTED_CHARS_MAX) {
          quoted.add(text.substring(open + 1, i));
        }
        open = -1;
      } else if (open < 0 && OPENING.indexOf(c) >= 0) {
        open = i;
      }
    }
    return quoted;
  }
}
