package dev.cairn.entity;

import dev.cairn.entity.Token.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Noun phrases of English text: up to three plain words behind an article, a preposition or an owner, or
 * behind an adjective that its ending gives away. Words between stop words are otherwise left alone: without
 * a grammar there is no telling a noun from a verb.
 */
final class Phrases {
  private static final int WORDS_MAX = 3;
  private static final int LETTERS_MIN = 3;
  private static final int ADJECTIVE_MIN = 6;

  private static final Set<String> ADJECTIVAL =
      Set.of("al", "ic", "ive", "ous", "ful", "less", "able", "ible", "ary");

  /** Adjectives that are hardly ever nouns. */
  private static final Set<String> NEVER_NOUNS = Set.of("ous", "ful", "less", "able", "ible");

  private static final Set<String> LY_BUT_NO_ADVERB = Set.of(
      "ally",
      "anomaly",
      "assembly",
      "belly",
      "bully",
      "butterfly",
      "daily",
      "early",
      "elderly",
      "family",
      "fly",
      "friendly",
      "jelly",
      "july",
      "lily",
      "monthly",
      "rally",
      "reply",
      "supply",
      "weekly");

  private final List<Token> tokens;
  private final boolean[] taken;
  private final Mentions mentions;

  private Phrases(List<Token> tokens, boolean[] taken, Mentions mentions) {
    this.tokens = tokens;
    this.taken = taken;
    this.mentions = mentions;
  }

  static void in(List<Token> tokens, boolean[] taken, Mentions mentions) {
    Phrases phrases = new Phrases(tokens, taken, mentions);
    int i = 0;
    while (i < tokens.size()) {
      int end = phrases.isPlain(i) ? phrases.end(i) : i + 1;
      if (phrases.isPlain(i)) {
        phrases.run(i, end);
      }
      i = end;
    }
  }

  private boolean isPlain(int i) {
    Token token = tokens.get(i);
    return !taken[i]
        && token.form() == Form.LOWER
        && token.text().length() >= LETTERS_MIN
        && token.text().indexOf('.') < 0
        && !StopWords.isStop(token.text())
        && !isAdverb(token.text());
  }

  private static boolean isAdverb(String word) {
    return word.endsWith("ly") && !LY_BUT_NO_ADVERB.contains(word);
  }

  /** A run of plain words ends at punctuation, a stop word or what can only be a verb. */
  private int end(int start) {
    int end = start + 1;
    while (end < tokens.size() && tokens.get(end).joins() && isVague(end - 1) && isVague(end)) {
      end++;
    }
    while (end < tokens.size()
        && !tokens.get(end - 1).owns()
        && tokens.get(end).joins()
        && isPlain(end)
        && !isVague(end)
        && !tokens.get(end).text().endsWith("ed")) {
      end++;
    }
    return end;
  }

  private boolean isVague(int i) {
    return StopWords.isVagueAdjective(tokens.get(i).text());
  }

  private void run(int first, int end) {
    boolean led = isLed(first);
    int start = first;
    while (start < end && isVague(start)) {
      start++;
    }
    int last = endsInGerund(start, end) ? end - 1 : end;
    int length = last - start;
    boolean described = length > 1 && isAdjectival(tokens.get(start).text());
    boolean sound = (led || described) && !leadsIntoName(end) && !isBare(start, last);
    if (length < 1 || length > WORDS_MAX || !sound) {
      return;
    }
    List<String> words = new ArrayList<>();
    tokens.subList(start, last).forEach(token -> words.add(token.text()));
    words.set(length - 1, Singular.of(words.get(length - 1)));
    mentions.add(Kind.PHRASE, String.join(" ", words));
  }

  /** "The local" of "the local Animal Shelter" is no thing of its own. */
  private boolean leadsIntoName(int end) {
    return end < tokens.size() && tokens.get(end).joins() && tokens.get(end).hasCapital();
  }

  /** Whether the word before says that a noun comes. */
  private boolean isLed(int start) {
    if (start == 0 || !tokens.get(start).joins()) {
      return false;
    }
    Token before = tokens.get(start - 1);
    return before.owns() || StopWords.leadsToNoun(before.lower());
  }

  /** "The kids playing" are kids; "rock climbing" is not rock. */
  private boolean endsInGerund(int start, int end) {
    return end - start > 1
        && tokens.get(end - 1).text().endsWith("ing")
        && tokens.get(end - 2).text().endsWith("s");
  }

  /** One word that says too little to stand alone. */
  private boolean isBare(int start, int end) {
    if (end - start != 1) {
      return false;
    }
    String word = tokens.get(start).text();
    return StopWords.isVagueNoun(word)
        || word.endsWith("ed")
        || word.endsWith("ing")
        || NEVER_NOUNS.stream().anyMatch(word::endsWith);
  }

  private static boolean isAdjectival(String word) {
    return word.length() >= ADJECTIVE_MIN && ADJECTIVAL.stream().anyMatch(word::endsWith);
  }
}
