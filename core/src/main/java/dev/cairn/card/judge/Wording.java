package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import dev.cairn.text.Cues;
import dev.cairn.text.Keywords;
import dev.cairn.text.NegatedWords;
import dev.cairn.text.Token;
import dev.cairn.text.Tokenizer;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A statement and what can be told of it without a model. Made once; two are compared with sets alone. */
public record Wording(String statement, Keywords keywords, Set<String> negated, Set<Cues> stance) {
  private static final Set<Cues> STANCES =
      EnumSet.of(Cues.NEGATION, Cues.PERMISSION, Cues.WITHDRAWAL, Cues.EXCEPTION);

  private static final Set<Cues> ALLOWING =
      EnumSet.of(Cues.PERMISSION, Cues.WITHDRAWAL, Cues.EXCEPTION);

  public static Wording of(String statement) {
    List<Token> tokens = Tokenizer.tokens(statement);
    Keywords keywords = Keywords.of(tokens);
    Set<Cues> stance = Cues.in(tokens, STANCES);
    Set<String> negated = NegatedWords.of(statement);
    // "Deleting rows is forbidden" says no to what stands before it.
    boolean behind = negated.isEmpty() && stance.contains(Cues.NEGATION);
    return new Wording(statement, keywords, behind ? keywords.stems() : negated, stance);
  }

  /** What it is about, in its own words: the first name it has, else its first content words. */
  public String subject() {
    return keywords.names().stream()
        .findFirst()
        .orElseGet(() -> String.join(
            " ", keywords.words().stream().limit(CardPolicy.SUBJECT_WORDS_MAX).toList()));
  }

  /** Two subjects that mean the same have the same key. */
  public static String key(String subject) {
    return String.join(" ", new TreeSet<>(Keywords.of(subject).stems()));
  }

  double overlap(Wording other) {
    return keywords.overlap(other.keywords);
  }

  Set<String> stems() {
    return keywords.stems();
  }

  /** Whether both name the same things and numbers: else they claim different things, however alike. */
  boolean sameValues(Wording other) {
    return values().equals(other.values());
  }

  /** Whether it names every thing and number that the other names. */
  boolean hasValuesOf(Wording other) {
    return values().containsAll(other.values());
  }

  /** Whether it says no to something. */
  boolean isNegative() {
    return !negated.isEmpty();
  }

  /** Whether most of what both speak of is a yes in one and a no in the other. */
  boolean isTurned(Wording other) {
    List<String> common = stems().stream().filter(other.stems()::contains).toList();
    long turned = common.stream()
        .filter(stem -> negated.contains(stem) != other.negated.contains(stem))
        .count();
    return turned > 0 && turned * 2 >= common.size();
  }

  /**
   * Whether a later statement says the opposite of the same: one yes, one no, no "unless". A later one with
   * further words may allow something in one case only.
   */
  boolean isOppositeOf(Wording earlier) {
    boolean conditional =
        stance.contains(Cues.EXCEPTION) || earlier.stance.contains(Cues.EXCEPTION);
    Set<String> claimed =
        Keywords.of(Cues.outside(Tokenizer.tokens(statement), STANCES)).stems();
    boolean within = !claimed.isEmpty() && earlier.stems().containsAll(claimed);
    return within && !conditional && isNegative() != earlier.isNegative() && isTurned(earlier);
  }

  /**
   * Whether both have the same words but for their order and form, and demand, forbid, allow or take back
   * alike: "no longer mandatory" is not "mandatory".
   */
  boolean claimsTheSame(Wording other) {
    return overlap(other) == 1
        && sameValues(other)
        && stance.equals(other.stance)
        && !isTurned(other);
  }

  /** Whether it allows, excepts or takes back where the other does not: "except for hotfixes". */
  boolean allowsMoreThan(Wording other) {
    return ALLOWING.stream().anyMatch(cue -> stance.contains(cue) && !other.stance.contains(cue));
  }

  /** Whether it allows something that the other does not speak of, without a word of renewal. */
  boolean allowsACaseOf(Wording other) {
    return stance.contains(Cues.PERMISSION)
        && !other.stems().containsAll(stems())
        && Cues.in(Tokenizer.tokens(statement), EnumSet.of(Cues.RENEWAL)).isEmpty();
  }

  /** Whether both say the same of the same thing, and only the number is another. */
  boolean givesOtherNumber(Wording other) {
    return overlap(other) == 1
        && !isTurned(other)
        && !keywords.numbers().isEmpty()
        && !other.keywords.numbers().isEmpty()
        && !keywords.numbers().equals(other.keywords.numbers());
  }

  /** Whether both speak of the same thing and name another number or name for it. */
  boolean givesOtherValue(Wording other, double sameThing) {
    Set<String> ours = withoutNames();
    Set<String> theirs = other.withoutNames();
    long common = ours.stream().filter(theirs::contains).count();
    boolean same = common > 0 && common >= sameThing * Math.max(ours.size(), theirs.size());
    return same && !values().isEmpty() && !other.values().isEmpty() && !sameValues(other);
  }

  private Set<String> withoutNames() {
    Set<String> left = new HashSet<>(stems());
    keywords.names().forEach(name -> left.remove(Tokenizer.key(name)));
    return left;
  }

  /** The share of its content words that another has too. */
  double shareIn(Wording other) {
    return keywords.shareIn(other.stems());
  }

  /** Whether both say the same but for one thing, of which each has another: another subject or object. */
  boolean swapsOneThing(Wording other) {
    return differsInOneThing(other) && overlap(other) >= CardPolicy.SWAP_OVERLAP;
  }

  /** Whether both share something, and each has one thing that the other has not. */
  boolean differsInOneThing(Wording other) {
    long ours = stems().stream().filter(stem -> !other.stems().contains(stem)).count();
    long theirs = other.stems().stream().filter(stem -> !stems().contains(stem)).count();
    return ours == 1 && theirs == 1 && overlap(other) > 0;
  }

  /** Whether everything this claims is claimed by the other already. */
  boolean isWithin(Wording other) {
    return other.stems().containsAll(stems()) && other.values().containsAll(values());
  }

  private Set<String> values() {
    return new HashSet<>(Stream.of(keywords.names(), keywords.numbers())
        .flatMap(List::stream)
        .map(Tokenizer::key)
        .toList());
  }
}
