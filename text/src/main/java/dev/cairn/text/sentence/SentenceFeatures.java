package dev.cairn.text.sentence;

import dev.cairn.text.Cues;
import dev.cairn.text.Sentence.Form;
import dev.cairn.text.Token;
import dev.cairn.text.learn.Example;
import dev.cairn.text.learn.Features;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is known of a sentence in its turn, as features of a linear model. */
public final class SentenceFeatures {
  /** Features that are used or left out together. */
  public enum Group {
    WORDS,
    CHARS,
    SKELETON,
    START,
    FORM,
    CUES,
    CONTEXT,
    VECTOR
  }

  /** What lines of rules and stated preferences are read by. */
  public static final Set<Group> LINES =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Group.VECTOR)));

  /** What talk is read by; where a sentence stands tells nothing there that holds elsewhere. */
  public static final Set<Group> TALK =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Group.CONTEXT)));

  /** Of a longer text the head is embedded. */
  private static final int VECTOR_CHARS_MAX = 600;

  /** Of the hash space; a model knows some of them. */
  private static final int PLACES = 1 << 22;

  private static final long SEED = 14;

  private final ParsedTurn turn;
  private final Set<Group> groups;
  private final boolean code;

  public SentenceFeatures(ParsedTurn turn, Set<Group> groups) {
    this.turn = turn;
    this.groups = groups;
    this.code = turn.sentences().stream()
        .map(each -> each.sentence().form())
        .anyMatch(form -> form != Form.PROSE && form != Form.ITEM && form != Form.HEADING);
  }

  /** The features of one sentence; without a vector those of its words alone. */
  public Example of(int index, float @Nullable [] vector) {
    ParsedSentence sentence = turn.sentences().get(index);
    Features features = new Features(PLACES, SEED);
    if (groups.contains(Group.WORDS)) {
      features.addAll("w ", Grams.words(sentence.tokens()), 1.5);
    }
    if (groups.contains(Group.CHARS)) {
      features.addAll("c ", Grams.chars(sentence.tokens()), 1.5);
    }
    if (groups.contains(Group.SKELETON)) {
      features.addAll("k ", Grams.skeleton(sentence.tokens()), 1.5);
    }
    if (groups.contains(Group.START)) {
      start(sentence, features);
    }
    if (groups.contains(Group.FORM)) {
      form(sentence, features);
    }
    if (groups.contains(Group.CUES)) {
      cues(sentence, features);
    }
    if (groups.contains(Group.CONTEXT)) {
      context(index, features);
    }
    if (groups.contains(Group.VECTOR) && vector != null) {
      features.addVector("v ", vector, 4);
    }
    return features.example();
  }

  /** The first words, also behind courtesies and behind a label such as "Tests:". */
  private static void start(ParsedSentence sentence, Features features) {
    List<Token> tokens = sentence.tokens();
    String gram = "";
    for (int i = 0; i < Math.min(4, tokens.size()); i++) {
      gram += Grams.wordKey(tokens.get(i)) + " ";
      features.add("s " + gram, 0.5);
    }
    int after = Statements.afterCourtesy(sentence);
    gram = "";
    for (int i = after; i < Math.min(after + 3, tokens.size()); i++) {
      gram += Grams.wordKey(tokens.get(i)) + " ";
      features.add("p " + gram, 0.5);
    }
    if (after < tokens.size()) {
      features.add(
          "p~" + Grams.shape(tokens.get(after), Grams.ending(tokens.get(after).key())), 0.5);
    }
    for (int i = 1; i < Math.min(8, tokens.size() - 1); i++) {
      if (tokens.get(i).key().equals(":")) {
        features.add("l " + Grams.wordKey(tokens.get(i + 1)), 0.5);
        break;
      }
    }
  }

  private static void form(ParsedSentence sentence, Features features) {
    String text = sentence.sentence().text();
    List<Token> tokens = sentence.tokens();
    features.add("f end " + last(text), 0.5);
    features.add("f length " + bucket(tokens.size()), 0.5);
    features.add("f form " + sentence.sentence().form(), 0.5);
    if (!text.isEmpty()) {
      features.add("f upper " + Character.isUpperCase(text.charAt(0)), 0.5);
      features.add("f upper, end " + Character.isUpperCase(text.charAt(0)) + last(text), 0.5);
    }
    int words = 0;
    int function = 0;
    int names = 0;
    int numbers = 0;
    Set<String> marks = new HashSet<>();
    for (Token token : tokens) {
      words += token.isWord() ? 1 : 0;
      function += token.isWord() && Grams.isFunctionWord(token.key()) ? 1 : 0;
      names += token.isName() ? 1 : 0;
      numbers += token.kind() == Token.Kind.NUMBER ? 1 : 0;
      if (token.isMark() && marks.add(token.key())) {
        features.add("f mark " + token.key(), 0.3);
      }
    }
    features.add("f names " + Math.min(3, names), 0.5);
    features.add("f numbers " + Math.min(2, numbers), 0.5);
    features.add("f function " + (words == 0 ? -1 : 5 * function / words), 0.5);
  }

  private static String last(String text) {
    char last = text.isEmpty() ? ' ' : text.charAt(text.length() - 1);
    return Character.isLetterOrDigit(last) ? "a" : String.valueOf(last);
  }

  private static String bucket(int count) {
    return count < 4
        ? String.valueOf(count)
        : count < 7
            ? "4"
            : count < 11 ? "7" : count < 16 ? "11" : count < 25 ? "16" : count < 45 ? "25" : "45";
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

  private void context(int index, Features features) {
    List<ParsedSentence> all = turn.sentences();
    features.add("x count " + bucket(all.size()), 0.5);
    features.add("x place " + (index == 0) + (index == all.size() - 1), 0.5);
    features.add("x language " + turn.language(), 0.5);
    neighbour("x before ", index - 1, features);
    neighbour("x after ", index + 1, features);
    features.add("x code " + code, 0.5);
  }

  private void neighbour(String name, int index, Features features) {
    if (index < 0 || index >= turn.sentences().size()) {
      features.add(name + "none", 0.4);
      return;
    }
    ParsedSentence it = turn.sentences().get(index);
    features.add(name + "form " + it.sentence().form(), 0.3);
    features.add(name + "end " + last(it.sentence().text()), 0.3);
    features.add(name + "first " + it.firstKey(), 0.3);
    it.kinds().forEach(kind -> features.add(name + kind, 0.2));
  }

  /** What of a sentence is embedded. */
  public static String embedded(ParsedSentence sentence) {
    String text = sentence.sentence().text();
    return text.substring(0, Math.min(VECTOR_CHARS_MAX, text.length()));
  }
}
