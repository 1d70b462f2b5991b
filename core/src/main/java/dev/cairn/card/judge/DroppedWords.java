package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.Lexicon;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
  private static final Lexicon PREDICATE = Lexicon.of("clause-predicate.txt");
  private static final Lexicon OTHERS = Lexicon.of("frame-others.txt");

  private final Clauses clauses;
  private final List<Token> tokens;
  private final Set<String> stems;
  private final Set<String> keys;
  private final boolean negated;

  private DroppedWords(String sentence, Wording statement) {
    List<Token> stated = Tokenizer.tokens(statement.statement());
    this.clauses = new Clauses(sentence);
    this.tokens = clauses.tokens;
    this.stems = statement.stems();
    this.keys = stated.stream().map(Token::key).collect(Collectors.toSet());
    this.negated = Cues.NEGATION.in(stated);
  }

  /** In the order they stand; none if the statement keeps its clause whole. */
  static List<String> of(String sentence, Wording statement) {
    return new DroppedWords(sentence, statement).all();
  }

  private List<String> all() {
    List<Integer> taken = IntStream.range(0, tokens.size())
        .filter(at -> clauses.isContent(at) && isTaken(at))
        .boxed()
        .toList();
    if (taken.isEmpty()) {
      return List.of();
    }
    int[] window = window(taken);
    List<String> before = between(clauses.start(window[0]), window[0]);
    List<String> within = between(window[0], window[1]);
    if (before.isEmpty() && within.size() > CardPolicy.DROPPED_SHARE * taken.size()) {
      return within;
    }
    return before.isEmpty() ? predicate(window[1]) : before;
  }

  /** The fewest tokens, and of equally few the last, that hold all words of the statement that are here. */
  private int[] window(List<Integer> taken) {
    long distinct = taken.stream().map(clauses::stem).distinct().count();
    Map<String, Integer> met = new HashMap<>();
    int[] best = {0, tokens.size() - 1};
    int first = 0;
    for (int last : taken) {
      met.merge(clauses.stem(last), 1, Integer::sum);
      while (met.size() == distinct) {
        int from = taken.get(first++);
        if (last - from <= best[1] - best[0]) {
          best = new int[] {from, last};
        }
        met.computeIfPresent(clauses.stem(from), (stem, count) -> count == 1 ? null : count - 1);
      }
    }
    return new int[] {widened(best[0]), best[1]};
  }

  /** With the words of the statement that stand directly before and hold it together: "we don't want to". */
  private int widened(int first) {
    int from = first;
    while (from > 0 && !tokens.get(from - 1).isMark() && keys.contains(clauses.key(from - 1))) {
      from--;
    }
    return from;
  }

  private List<String> between(int from, int to) {
    List<String> dropped = new ArrayList<>();
    for (int at = from; at < to; ) {
      int laid = clauses.laying(at, to);
      if (laid == 0 && !isTaken(at) && says(at)) {
        dropped.add(tokens.get(at).text());
      }
      at += Math.max(1, laid);
    }
    return dropped;
  }

  /** Whether a word says something: of what, of whom, that it is not so, or that it is only supposed. */
  private boolean says(int at) {
    return clauses.isContent(at)
        || OTHERS.at(tokens, at) > 0
        || Cues.HYPOTHESIS.at(tokens, at) > 0
        || (!negated && Cues.NEGATION.at(tokens, at) > 0);
  }

  private boolean isTaken(int at) {
    return stems.contains(clauses.stem(at)) || keys.contains(clauses.key(at));
  }

  /** What is said of it behind: "Pushing to main is a bad idea". */
  private List<String> predicate(int last) {
    int at = last + 1;
    if (at >= tokens.size() || PREDICATE.at(tokens, at) == 0 || isTaken(at)) {
      return List.of();
    }
    int end = at;
    while (end < tokens.size() && !clauses.isBorder(end)) {
      end++;
    }
    return between(at, end);
  }
}
