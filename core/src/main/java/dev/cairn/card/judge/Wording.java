package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** What can be told of a statement without a model. Made once; two are compared with sets alone. */
public final class Wording {
  private final String statement;
  private final Set<String> words;
  private final Set<String> values;
  private final Optional<String> code;
  private final Set<String> things;
  private final List<Thought> thoughts;
  /** Whether it says that it comes on top of what holds. */
  private final boolean adds;
  /** Whether it says that something is no longer as it was. */
  private final boolean renewed;

  private final String subject;

  private Wording(String statement) {
    Phrase phrase = Phrase.of(statement);
    List<Clause> clauses = Clauses.of(statement);
    this.statement = statement;
    this.words = Overlap.words(statement);
    this.values = values(statement, phrase);
    this.code = code(statement);
    this.things = Stance.things(phrase);
    this.thoughts = clauses.stream().map(Thought::of).toList();
    this.adds = phrase.hasAny(Frames.ADDING);
    this.renewed = phrase.has(Frames.RENEWING);
    this.subject = subject(statement, phrase, clauses);
  }

  public static Wording of(String statement) {
    return new Wording(statement);
  }

  public String statement() {
    return statement;
  }

  /** What it is about, in its own words; empty if it has none that say. */
  public String subject() {
    return subject;
  }

  /** Two subjects that mean the same have the same key. */
  public static String key(String subject) {
    return String.join(" ", Phrase.of(subject).stems());
  }

  /** The stems of what it is about. */
  Set<String> things() {
    return things;
  }

  /** The stems of all its words. */
  Set<String> words() {
    return words;
  }

  double overlap(Wording other) {
    return Overlap.of(words, other.words);
  }

  /** The share of its things that some other text speaks of too. */
  double supportedBy(String text) {
    return Overlap.share(things, Overlap.words(text));
  }

  /** Whether both name the same numbers and code: else they speak of different things, however alike. */
  boolean sameValues(Wording other) {
    return values.equals(other.values);
  }

  /** Whether this says the opposite of the other. */
  boolean reverses(Wording other, CardPolicy policy) {
    return any(other, (ours, theirs) -> ours.reverses(theirs, things, policy));
  }

  /** Whether this gives the same thing another value. */
  boolean revalues(Wording other, CardPolicy policy) {
    return !adds
        && !other.adds
        && any(other, (ours, theirs) -> ours.revalues(theirs, renewed, policy));
  }

  /** Whether everything this asks for is asked by the other already, in whatever words. */
  boolean restates(Wording other, CardPolicy policy) {
    return code.equals(other.code)
        && !thoughts.isEmpty()
        && thoughts.stream()
            .filter(ours -> !ours.leans())
            .allMatch(
                ours -> other.thoughts.stream().anyMatch(theirs -> ours.restates(theirs, policy)));
  }

  private boolean any(Wording other, BiPredicate<Thought, Thought> which) {
    return thoughts.stream()
        .anyMatch(ours -> other.thoughts.stream().anyMatch(theirs -> which.test(ours, theirs)));
  }

  private static Set<String> values(String statement, Phrase phrase) {
    Set<String> values = new HashSet<>(phrase.stems());
    values.removeIf(word -> !Phrase.isNumber(word));
    code(statement).ifPresent(values::add);
    return values;
  }

  /** The first piece of code it quotes. */
  private static Optional<String> code(String statement) {
    int open = statement.indexOf('`');
    int close = open < 0 ? -1 : statement.indexOf('`', open + 1);
    return close > open + 1
        ? Optional.of(statement.substring(open + 1, close).strip())
        : Optional.empty();
  }

  /** Code if it quotes some, else what a rule is for or what something is said of, else its things. */
  private static String subject(String statement, Phrase phrase, List<Clause> clauses) {
    return code(statement)
        .or(() -> clauses.stream()
            .flatMap(clause -> Slots.of(clause).stream())
            .findFirst()
            .map(slot -> things(phrase, slot))
            .filter(text -> !text.isEmpty()))
        .orElseGet(() -> String.join(" ", Stance.written(phrase, CardPolicy.SUBJECT_WORDS_MAX)));
  }

  private static String things(Phrase phrase, Slot slot) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < phrase.size(); i++) {
      if (slot.thing().contains(phrase.stems().get(i)) && text.indexOf(phrase.word(i)) < 0) {
        text.append(text.isEmpty() ? "" : " ").append(phrase.word(i));
      }
    }
    return text.toString();
  }
}
