package dev.cairn.card.judge;

import java.util.HashSet;
import java.util.Set;

/**
 * A thing and the value a statement gives it: {@code use tabs for indentation} fills {@code indentation}
 * with {@code tabs}. Two statements that fill one slot with different values cannot both hold.
 */
record Slot(Set<String> thing, Set<String> value, Sort sort) {

  /** How sure it is that there is room for one value only. */
  enum Sort {
    /** Something is chosen: {@code use tabs for indentation}. */
    CHOSEN,
    /** Something is said to be so: {@code the default branch is main}. */
    BEING,
    /** It may be a choice, or a deed like others: {@code write tests for new code}. */
    LOOSE,
    /** How something is done, which may be several things at once: {@code write reports in German}. */
    MANNER
  }

  boolean sameThing(Slot other, double alike) {
    return Overlap.of(thing, other.thing) >= alike;
  }

  /** Whether both have room for one value only, and it is not the same. */
  boolean excludes(Slot other) {
    boolean single = isSingle() && other.isSingle();
    return single && hasOtherValue(other) && (thing.size() > 1 || sameSide(other));
  }

  /** Whether the other is taken to change: it has another value now, and it was a choice, or one like it. */
  boolean replaces(Slot other) {
    boolean chosen = isSingle() || other.isSingle() || thing.equals(other.thing);
    boolean shaped = sort == Sort.MANNER || other.sort == Sort.MANNER;
    return chosen && !value.equals(other.value) && (!shaped || sharesWord(other));
  }

  private boolean isSingle() {
    return sort == Sort.CHOSEN || sort == Sort.BEING;
  }

  /** They share no word, or differ in a number. */
  private boolean hasOtherValue(Slot other) {
    return !sharesWord(other) || !Phrase.numbers(value).equals(Phrase.numbers(other.value));
  }

  private boolean sharesWord(Slot other) {
    return value.stream().anyMatch(other.value::contains);
  }

  /** What has a short name has many sides: an invoice is due on a day and paid into an account. */
  private boolean sameSide(Slot other) {
    Set<String> ours = new HashSet<>(value);
    ours.removeAll(Phrase.numbers(value));
    Set<String> theirs = new HashSet<>(other.value);
    theirs.removeAll(Phrase.numbers(other.value));
    return sort == Sort.CHOSEN
        || (ours.isEmpty() && theirs.isEmpty())
        || ours.stream().anyMatch(theirs::contains);
  }
}
