package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What can be told of a statement without a model. Made once; two are compared with sets alone. */
public final class Wording {
  private static final Pattern BREAK =
      Pattern.compile("[,;:()\\u2013\\u2014]+|\\s-\\s|[.!?](?:\\s|$)|\\b(?:because|since)\\b");

  private final String statement;
  private final Set<String> words;
  private final Set<String> values;
  private final Stance stance;
  /** The whole first, then what stands between commas and the like, if there is more than one. */
  private final List<Stance> clauses;

  private final boolean changes;
  private final Optional<Slot> slot;
  private final String subject;

  private Wording(String statement) {
    Phrase phrase = Phrase.of(statement);
    this.statement = statement;
    this.words = Overlap.words(statement);
    this.values = values(statement, phrase);
    this.stance = Stance.of(phrase);
    this.clauses = clauses(statement, stance);
    this.changes = phrase.hasPhrase(Frames.CHANGING) && !phrase.hasAny(Frames.ADDING);
    this.slot = Slot.of(phrase);
    this.subject = subject(statement, phrase);
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
    return stance.things();
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
    return Overlap.share(stance.things(), Overlap.words(text));
  }

  /** Whether both name the same numbers and code: else they speak of different things, however alike. */
  boolean sameValues(Wording other) {
    return values.equals(other.values);
  }

  /** Whether this says the opposite of the other. */
  boolean reverses(Wording other, CardPolicy policy) {
    return clauses.stream()
        .anyMatch(ours -> other.clauses.stream()
            .anyMatch(theirs -> ours.reverses(theirs, policy.reversalAlike())));
  }

  /** Whether this says of itself that something has changed, and speaks of what the other speaks of. */
  boolean changes(Wording other, CardPolicy policy) {
    return changes && stance.shares(other.stance, policy.changeAlike());
  }

  /** Reasons, greetings and conditions stand beside what is meant, mostly behind a comma. */
  private static List<Stance> clauses(String statement, Stance whole) {
    List<Stance> all = new ArrayList<>();
    all.add(whole);
    List<Stance> parts = BREAK
        .splitAsStream(statement)
        .map(part -> Stance.of(Phrase.of(part)))
        .filter(part -> !part.things().isEmpty())
        .toList();
    if (parts.size() > 1 || parts.stream().anyMatch(part -> !part.equals(whole))) {
      all.addAll(parts);
    }
    return List.copyOf(all);
  }

  /** Whether this gives the same thing another value. */
  boolean revalues(Wording other, CardPolicy policy) {
    if (stance.manner() != other.stance.manner()) {
      return false;
    }
    boolean slots = slot.isPresent()
        && other.slot.isPresent()
        && slot.get().sameThing(other.slot.get(), policy.sameThing())
        && slot.get().otherValue(other.slot.get());
    return slots || otherNumber(other) || Alternatives.differ(things(), other.things());
  }

  /** The same words but for the numbers. */
  private boolean otherNumber(Wording other) {
    Set<String> mine = new HashSet<>(things());
    Set<String> theirs = new HashSet<>(other.things());
    boolean ours = mine.removeIf(Phrase::isNumber);
    boolean numbers = theirs.removeIf(Phrase::isNumber) && ours;
    return numbers && !mine.isEmpty() && mine.equals(theirs) && !sameValues(other);
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
  private static String subject(String statement, Phrase phrase) {
    return code(statement)
        .or(() -> Slot.of(phrase).map(slot -> things(phrase, slot)).filter(text -> !text.isEmpty()))
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
