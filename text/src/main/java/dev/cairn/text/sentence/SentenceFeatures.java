package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a sentence, as features of a linear model: its words and how it begins. Spelling, sentence
 * form, place in the turn and the cues of English told the genre of a text, not what a sentence does: with them
 * not one coding turn of an unseen project was heard, without them a sixth.
 */
public final class SentenceFeatures {
  /** Features that are used or left out together. */
  public enum Group {
    WORDS,
    START,
    CUES,
    VECTOR
  }

  public static final Set<Group> ALL = Collections.unmodifiableSet(EnumSet.allOf(Group.class));

  /** Of a longer text the head is embedded. */
  private static final int VECTOR_CHARS_MAX = 600;

  /** How much the words of a sentence weigh together, however many they are. */
  private static final double WORDS_LENGTH = 3;

  private static final double START_WEIGHT = 0.5;

  private static final double VECTOR_LENGTH = 4;

  /** Of the hash space; a model knows some of them. */
  private static final int PLACES = 1 << 22;

  private static final long SEED = 14;

  private final ParsedTurn turn;
  private final Set<Group> groups;

  public SentenceFeatures(ParsedTurn turn, Set<Group> groups) {
    this.turn = turn;
    this.groups = groups;
  }

  /** The features of one sentence; without a vector those of its words alone. */
  public Example of(int index, float @Nullable [] vector) {
    ParsedSentence sentence = turn.sentences().get(index);
    Features features = new Features(PLACES, SEED);
    if (groups.contains(Group.WORDS)) {
      features.addAll("w ", Grams.words(sentence.tokens()), WORDS_LENGTH);
    }
    if (groups.contains(Group.START)) {
      start(sentence, features);
    }
    // Few examples are in other languages; there the lists of cues know more than the weights.
    if (groups.contains(Group.CUES) && turn.language() != Language.ENGLISH) {
      cues(sentence, features);
    }
    if (groups.contains(Group.VECTOR) && vector != null) {
      features.addVector("v ", vector, VECTOR_LENGTH);
    }
    return features.example();
  }

  /** The first words, also behind courtesies and behind a label such as "Tests:". */
  private static void start(ParsedSentence sentence, Features features) {
    List<Token> tokens = sentence.tokens();
    String gram = "";
    for (int i = 0; i < Math.min(4, tokens.size()); i++) {
      gram += Grams.wordKey(tokens.get(i)) + " ";
      features.add("s " + gram, START_WEIGHT);
    }
    int after = Statements.afterCourtesy(sentence);
    gram = "";
    for (int i = after; i < Math.min(after + 3, tokens.size()); i++) {
      gram += Grams.wordKey(tokens.get(i)) + " ";
      features.add("p " + gram, START_WEIGHT);
    }
    if (after < tokens.size()) {
      features.add(
          "p~" + Grams.shape(tokens.get(after), Grams.ending(tokens.get(after).key())),
          START_WEIGHT);
    }
    for (int i = 1; i < Math.min(8, tokens.size() - 1); i++) {
      if (tokens.get(i).key().equals(":")) {
        features.add("l " + Grams.wordKey(tokens.get(i + 1)), START_WEIGHT);
        break;
      }
    }
  }

  private static void cues(ParsedSentence sentence, Features features) {
    Cues before = null;
    Set<Cues> kinds = sentence.kinds();
    for (ParsedSentence.Cue cue : sentence.cues()) {
      if (before != null && before != cue.kind()) {
        features.add("u " + before + ">" + cue.kind(), 0.3);
      }
      before = cue.kind();
      if (cue.at() < 2) {
        features.add("u ^" + cue.at() + cue.kind(), 0.4);
      }
    }
    for (Cues one : kinds) {
      features.add("u " + one, 0.6);
      for (Cues other : kinds) {
        if (one.compareTo(other) < 0) {
          features.add("u " + one + "+" + other, 0.4);
        }
      }
    }
    if (kinds.isEmpty()) {
      features.add("u none", 0.6);
    }
  }

  /** What of a sentence is embedded. */
  public static String embedded(ParsedSentence sentence) {
    String text = sentence.sentence().text();
    return text.substring(0, Math.min(VECTOR_CHARS_MAX, text.length()));
  }
}
