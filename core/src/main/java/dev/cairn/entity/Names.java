package dev.cairn.entity;

import dev.cairn.entity.Token.Form;
import java.util.List;
import java.util.stream.Collectors;

/** Names: words with capitals that no beginning of a sentence explains. */
final class Names {
  /** More capitals in a row are a headline. */
  private static final int WORDS_MAX = 5;

  private static final int SHOUTED = 3;

  private final List<Token> tokens;
  private final Words words;
  private final boolean[] taken;
  private final Mentions mentions;

  private Names(List<Token> tokens, Words words, boolean[] taken, Mentions mentions) {
    this.tokens = tokens;
    this.words = words;
    this.taken = taken;
    this.mentions = mentions;
  }

  static void in(List<Token> tokens, Words words, boolean[] taken, Mentions mentions) {
    Names names = new Names(tokens, words, taken, mentions);
    int i = 0;
    while (i < tokens.size()) {
      int end = names.isPart(i) ? names.end(i) : i;
      if (end > i) {
        names.take(i, end);
      }
      i = Math.max(end, i + 1);
    }
  }

  private boolean isPart(int i) {
    Token token = tokens.get(i);
    return !taken[i] && token.hasCapital() && !StopWords.isNoName(token.lower());
  }

  private int end(int start) {
    int end = start + 1;
    while (end < tokens.size() && !tokens.get(end - 1).owns()) {
      int next = end;
      // University of the Arts, Ludwig van Beethoven
      while (next < tokens.size() && next < end + 2 && isInside(next)) {
        next++;
      }
      if (next >= tokens.size() || !tokens.get(next).joins() || !isPart(next)) {
        return end;
      }
      end = next + 1;
    }
    return end;
  }

  private boolean isInside(int i) {
    Token token = tokens.get(i);
    boolean of = i > 0 && tokens.get(i - 1).text().equals("of") && token.text().equals("the");
    return token.form() == Form.LOWER
        && token.joins()
        && (of || StopWords.standsInsideNames(token.text()));
  }

  private void take(int first, int end) {
    int start = opensWithAPlainWord(first, end) ? first + 1 : first;
    boolean tooLong = end - start > WORDS_MAX + 1;
    if (start == end || tooLong || isShouted(start, end)) {
      return;
    }
    while (start < end && isInside(start)) {
      start++;
    }
    String name =
        tokens.subList(start, end).stream().map(Token::text).collect(Collectors.joining(" "));
    boolean one = end - start == 1;
    boolean coded = one && tokens.get(start).form() == Form.MIXED;
    mentions.add(coded ? Kind.IDENTIFIER : Kind.NAME, name);
  }

  /** Whether the first word has its capital only from the sentence, as far as one can tell. */
  private boolean opensWithAPlainWord(int first, int end) {
    Token token = tokens.get(first);
    if (!token.opens() || token.form() != Form.CAPITAL) {
      return false;
    }
    String lower = token.lower();
    if (words.isProper(lower)) {
      return false;
    }
    boolean verbal = lower.endsWith("ing") || lower.endsWith("ly") || lower.endsWith("ed");
    return end - first == 1
        || words.isForeign()
        || words.isCommon(lower)
        || verbal
        || StopWords.isVagueAdjective(lower)
        || StopWords.isVagueNoun(lower);
  }

  /** Capitals among capitals are loud and say nothing. */
  private boolean isShouted(int start, int end) {
    long loud = tokens.subList(start, end).stream()
        .filter(token -> token.form() == Form.ACRONYM)
        .count();
    boolean before = start > 0 && tokens.get(start).joins() && isLoud(start - 1);
    boolean after = end < tokens.size() && tokens.get(end).joins() && isLoud(end);
    return loud == end - start && (loud >= SHOUTED || before || after);
  }

  private boolean isLoud(int i) {
    return tokens.get(i).form() == Form.ACRONYM;
  }
}
