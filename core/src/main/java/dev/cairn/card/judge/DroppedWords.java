package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a sentence says around the words a statement takes from it, and in the same clause: of "I would rather resign
 * than skip the tests" the statement "Skip the tests" leaves out "resign". Who does it, who says it and whether it is
 * only supposed stands in such words, in whatever language and turn of phrase, so no list of frames is needed: any
 * content word before the statement's own is one too many, but for those that lay something down.
 */
final class DroppedWords {
  private static final Lexicon BORDERS = Lexicon.of("clause-borders.txt");
  private static final Lexicon DEPENDENT = Lexicon.of("clause-dependent.txt");
  private static final Lexicon PREDICATE = Lexicon.of("clause-predicate.txt");
  private static final Lexicon OTHERS = Lexicon.of("frame-others.txt");
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

  private final List<Token> tokens;
  private final Language language;

  DroppedWords(String sentence) {
    this.tokens = Tokenizer.tokens(sentence);
    this.language = Language.of(tokens);
  }

  /** In the order they stand; none if the statement keeps its clause whole. */
  List<String> of(Wording statement) {
    return new Taken(statement).dropped();
  }

  /** A statement beside the sentence. */
  private final class Taken {
    private final Set<String> stems;
    private final Set<String> keys;
    private final boolean negated;

    Taken(Wording statement) {
      List<Token> stated = Tokenizer.tokens(statement.statement());
      this.stems = statement.stems();
      this.keys = stated.stream().map(Token::key).collect(Collectors.toSet());
      this.negated = Cues.NEGATION.in(stated);
    }

    List<String> dropped() {
      List<Integer> taken = IntStream.range(0, tokens.size())
          .filter(at -> isContent(at) && isTaken(at))
          .boxed()
          .toList();
      if (taken.isEmpty()) {
        return List.of();
      }
      int[] window = window(taken);
      List<String> before = between(clauseStart(window[0]), window[0]);
      List<String> within = between(window[0], window[1]);
      if (before.isEmpty() && within.size() > CardPolicy.DROPPED_SHARE * taken.size()) {
        return within;
      }
      return before.isEmpty() ? predicate(window[1]) : before;
    }

    /** The fewest tokens, and of equally few the last, that hold all words of the statement that are here. */
    private int[] window(List<Integer> taken) {
      long distinct = taken.stream().map(DroppedWords.this::stem).distinct().count();
      int[] best = {0, tokens.size() - 1};
      for (int first = 0; first < taken.size(); first++) {
        Set<String> met = new HashSet<>();
        for (int last = first; last < taken.size(); last++) {
          met.add(stem(taken.get(last)));
          boolean shorter = taken.get(last) - taken.get(first) <= best[1] - best[0];
          if (met.size() == distinct && shorter) {
            best = new int[] {taken.get(first), taken.get(last)};
          }
        }
      }
      return new int[] {widened(best[0]), best[1]};
    }

    /** With the words of the statement that stand directly before and hold it together: "we don't want to". */
    private int widened(int first) {
      int from = first;
      while (from > 0 && !tokens.get(from - 1).isMark() && keys.contains(key(from - 1))) {
        from--;
      }
      return from;
    }

    private List<String> between(int from, int to) {
      List<String> dropped = new ArrayList<>();
      for (int at = from; at < to; ) {
        int laid = laying(at, to);
        if (laid == 0 && !isTaken(at) && says(at)) {
          dropped.add(tokens.get(at).text());
        }
        at += Math.max(1, laid);
      }
      return dropped;
    }

    /** Whether a word says something: of what, of whom, that it is not so, or that it is only supposed. */
    private boolean says(int at) {
      return isContent(at)
          || OTHERS.at(tokens, at) > 0
          || Cues.HYPOTHESIS.at(tokens, at) > 0
          || (!negated && Cues.NEGATION.at(tokens, at) > 0);
    }

    private boolean isTaken(int at) {
      return stems.contains(stem(at)) || keys.contains(key(at));
    }

    /** What is said of it behind: "Pushing to main is a bad idea". */
    private List<String> predicate(int last) {
      int at = last + 1;
      if (at >= tokens.size() || PREDICATE.at(tokens, at) == 0 || isTaken(at)) {
        return List.of();
      }
      int end = at;
      while (end < tokens.size() && !isBorder(end)) {
        end++;
      }
      return between(at, end);
    }
  }

  /** Where the clause begins that it stands in, and the clause that one hangs on. */
  private int clauseStart(int before) {
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

  private boolean isBorder(int at) {
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
  private int laying(int at, int to) {
    int length = Math.max(LAYING.at(tokens, at), TAKING_OVER.at(tokens, at));
    for (Cues cue : WILLING) {
      length = Math.max(length, cue.at(tokens, at));
    }
    return at + length <= to ? Math.max(length, COUNTING.contains(key(at)) ? 1 : 0) : 0;
  }

  private boolean isContent(int at) {
    Token token = tokens.get(at);
    return !token.isMark() && !Language.isFunctionWordAnywhere(token.key());
  }

  private String key(int at) {
    return tokens.get(at).key();
  }

  private String stem(int at) {
    return language.stem(key(at));
  }
}
