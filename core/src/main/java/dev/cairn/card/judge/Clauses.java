package dev.cairn.card.judge;

import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The tokens of a sentence, and where its clauses begin. */
final class Clauses {
  private static final Lexicon BORDERS = Lexicon.of("clause-borders.txt");
  private static final Lexicon DEPENDENT = Lexicon.of("clause-dependent.txt");
  private static final Lexicon LAYING = Lexicon.of("frame-laying.txt");
  private static final Lexicon TAKING_OVER = Lexicon.of("sentence/mark-taking-over.txt");

  /** "Two things: ..." */
  private static final Set<String> COUNTING = DataFile.lines("number-words.txt").stream()
      .map(line -> line.substring(0, line.indexOf(' ')))
      .collect(Collectors.toUnmodifiableSet());

  private static final Set<String> COLONS = Set.of(":", "：");

  private static final String PAUSES = ",;:.!?()—–…，。；：、！？（）";

  /** Cues of what the speaker wills and for how long: a statement says the same without them. */
  private static final Set<Cues> WILLING = EnumSet.of(
      Cues.DUTY,
      Cues.LASTING,
      Cues.COURTESY,
      Cues.LIKING,
      Cues.RENEWAL,
      Cues.HERE,
      Cues.EVERYWHERE);

  final List<Token> tokens;
  private final Language language;

  Clauses(String sentence) {
    this.tokens = Tokenizer.tokens(sentence);
    this.language = Language.of(tokens);
  }

  /** Where the clause begins that it stands in, and the clause that one hangs on. */
  int start(int before) {
    int start = before;
    int end = before;
    while (start > 0) {
      if (!isBorder(start - 1)) {
        start--;
        continue;
      }
      int first = start;
      while (first < end && tokens.get(first).isMark()) {
        first++;
      }
      boolean hangs = first < tokens.size() && first <= before && DEPENDENT.at(tokens, first) > 0;
      if (!hangs) {
        return start;
      }
      start--;
      end = start;
    }
    return 0;
  }

  boolean isBorder(int at) {
    Token token = tokens.get(at);
    if (COLONS.contains(token.key())) {
      return !isTold(at);
    }
    return token.isMark() ? PAUSES.contains(token.key()) : BORDERS.at(tokens, at) == 1;
  }

  /** "The sticker on his laptop reads: ..." One word before a colon is a heading, "Git: ..."; more say whose it is. */
  private boolean isTold(int colon) {
    int from = colon;
    while (from > 0 && !tokens.get(from - 1).isMark()) {
      from--;
    }
    int words = 0;
    for (int at = from; at < colon; ) {
      int laid = laying(at, colon);
      words += laid == 0 && isContent(at) ? 1 : 0;
      at += Math.max(1, laid);
    }
    return words > 1;
  }

  /** How many tokens there say no more than that the speaker wills it. */
  int laying(int at, int to) {
    int length = Math.max(LAYING.at(tokens, at), TAKING_OVER.at(tokens, at));
    for (Cues cue : WILLING) {
      length = Math.max(length, cue.at(tokens, at));
    }
    return at + length <= to ? Math.max(length, COUNTING.contains(key(at)) ? 1 : 0) : 0;
  }

  boolean isContent(int at) {
    Token token = tokens.get(at);
    return !token.isMark() && !Language.isFunctionWordAnywhere(token.key());
  }

  String key(int at) {
    return tokens.get(at).key();
  }

  String stem(int at) {
    return language.stem(key(at));
  }
}
