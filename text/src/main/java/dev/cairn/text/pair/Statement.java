package dev.cairn.text.pair;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.TakenBack;
import dev.cairn.text.Token;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A rule or a sentence, read once and compared with many. Made by {@link StatementReader}. */
public final class Statement {
  private final String text;
  private final Language language;
  private final List<Word> words;
  private final Set<Cues> cues;
  private final Set<String> things;
  private final Set<String> cueWords;
  private final float @Nullable [] vector;
  private final boolean asks;
  private final boolean quotes;

  /** What a token is for a comparison. */
  enum Role {
    /** One of the most frequent words of its language. */
    FUNCTION,
    /** Another word that is part of a cue. */
    CUE,
    CONTENT,
    NUMBER,
    NAME,
    MARK
  }

  /**
   * A token with what it stands for.
   *
   * @param stem what it is compared by; for a number its value
   * @param parts stems of the words a name is made of
   * @param capital whether it is written as a proper name is, not at the start of a sentence
   * @param clause which clause it stands in, counted from 0
   * @param negated whether that clause says no
   */
  record Word(
      Token token,
      Role role,
      String stem,
      List<String> parts,
      boolean capital,
      int clause,
      boolean negated) {
    boolean isThing() {
      return role == Role.CONTENT || role == Role.NAME || role == Role.CUE;
    }
  }

  Statement(
      String text,
      Language language,
      List<Word> words,
      Set<Cues> cues,
      boolean asks,
      float @Nullable [] vector) {
    this.text = text;
    this.language = language;
    this.words = List.copyOf(words);
    this.cues = cues.isEmpty() ? EnumSet.noneOf(Cues.class) : EnumSet.copyOf(cues);
    this.asks = asks;
    this.vector = vector;
    this.quotes = text.indexOf('"') >= 0 || text.indexOf('“') >= 0 || text.indexOf('„') >= 0;
    this.things = new TreeSet<>();
    this.cueWords = new TreeSet<>();
    for (Word word : words) {
      if (word.role() == Role.CUE) {
        cueWords.add(word.stem());
      }
      if (word.isThing()) {
        things.add(word.stem());
        things.addAll(word.parts());
      }
    }
  }

  /** What it says, without Markdown and on one line. */
  public String text() {
    return text;
  }

  /** Whether a question is the last thing it says. */
  public boolean asks() {
    return asks;
  }

  public boolean has(Cues which) {
    return cues.contains(which);
  }

  /** Whether it may be a ban: any of its clauses says no. Wide on purpose, for bans are guarded more. */
  public boolean forbids() {
    return has(Cues.NEGATION);
  }

  /** Whether it tells what others say, supposes something or quotes. */
  boolean isHedged() {
    return has(Cues.HEARSAY) || has(Cues.HYPOTHESIS) || quotes;
  }

  /** What it takes back by naming it. */
  Optional<TakenBack> takenBack() {
    return asks
        ? Optional.empty()
        : TakenBack.by(words.stream().map(Word::token).toList());
  }

  /** Whether each clause that names something has such a cue, and one has at all. */
  boolean everyClauseHas(Cues which) {
    List<Token> tokens = words.stream().map(Word::token).toList();
    Set<Integer> having = new TreeSet<>();
    Set<Integer> naming = new TreeSet<>();
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      if (which.at(tokens, i) > 0) {
        having.add(word.clause());
      }
      if (word.role() == Role.CONTENT || word.role() == Role.NAME || word.role() == Role.NUMBER) {
        naming.add(word.clause());
      }
    }
    return !having.isEmpty() && having.containsAll(naming);
  }

  Language language() {
    return language;
  }

  List<Word> words() {
    return words;
  }

  /** Stems of content words and names, and of the parts of names. */
  Set<String> things() {
    return things;
  }

  /** Those things that are part of a cue. */
  Set<String> cueWords() {
    return cueWords;
  }

  /** The values of its numbers. */
  Set<String> numbers() {
    Set<String> numbers = new TreeSet<>();
    words.stream()
        .filter(word -> word.role() == Role.NUMBER)
        .forEach(word -> numbers.add(word.stem()));
    return numbers;
  }

  float @Nullable [] vector() {
    return vector;
  }

  @Override
  public String toString() {
    return text;
  }
}
