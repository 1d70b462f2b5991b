package dev.cairn.text.sentence;

import dev.cairn.text.Sentence.Form;
import dev.cairn.text.Token;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is known of a whole turn, to tell its genre, and of a sentence, to tell whom it is about. */
public final class TurnFeatures {
  /** Of the models that read these features. */
  public static final int PLACES = 1 << 13;

  private static final long SEED = 41;
  /** The head of a turn tells its genre. */
  private static final int SENTENCES_MAX = 8;

  private TurnFeatures() {}

  /** For the genre of a turn. */
  public static Example genre(ParsedTurn turn) {
    Features features = new Features(PLACES, SEED);
    List<ParsedSentence> head =
        turn.sentences().subList(0, Math.min(SENTENCES_MAX, turn.sentences().size()));
    Map<String, Double> words = new LinkedHashMap<>();
    Map<Form, Integer> forms = new EnumMap<>(Form.class);
    boolean upper = true;
    boolean question = false;
    for (ParsedSentence sentence : head) {
      words(sentence, words);
      forms.merge(sentence.sentence().form(), 1, Integer::sum);
      String text = sentence.sentence().text();
      upper &= !text.isEmpty() && !Character.isLowerCase(text.charAt(0));
      question |= sentence.isQuestion();
    }
    features.addAll("w ", words, 2);
    for (Form form : forms.keySet()) {
      features.add("form " + form, 0.5);
    }
    features.add("upper " + upper, 0.7);
    features.add("question " + question, 0.7);
    features.add("sentences " + Math.min(5, head.size()), 0.7);
    if (!head.isEmpty()) {
      ParsedSentence first = head.get(0);
      features.add("first " + first.firstKey(), 0.7);
      features.add("length " + Math.min(8, first.tokens().size() / 4), 0.7);
      first.kinds().forEach(kind -> features.add("cue " + kind, 0.4));
    }
    return features.example();
  }

  /** For whether a sentence is about the one who speaks. */
  public static Example person(ParsedSentence sentence) {
    Features features = new Features(PLACES, SEED);
    Map<String, Double> words = new LinkedHashMap<>();
    words(sentence, words);
    features.addAll("w ", words, 2);
    sentence.kinds().forEach(kind -> features.add("cue " + kind, 0.3));
    features.add("names " + sentence.tokens().stream().anyMatch(Token::isName), 0.5);
    return features.example();
  }

  private static void words(ParsedSentence sentence, Map<String, Double> words) {
    String before = "^";
    for (Token token : sentence.tokens()) {
      String key = token.isName() ? "#n" : token.kind() == Token.Kind.NUMBER ? "#0" : token.key();
      words.merge(key, 1.0, Double::sum);
      words.merge(before + " " + key, 1.0, Double::sum);
      before = key;
    }
  }
}
