package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** One clause as it is compared: how it is meant, and which thing it gives which value. */
record Thought(Stance stance, Optional<Slot> slot, boolean leans) {

  static Thought of(Clause clause) {
    return new Thought(Stance.of(clause), Slots.of(clause), clause.leans());
  }

  boolean reverses(Thought other, Set<String> around, CardPolicy policy) {
    return stance.reverses(other.stance, around, policy.reversalAlike());
  }

  /**
   * Whether this gives the same thing another value.
   *
   * @param renewed whether it is said to be new; else only what has room for one value is taken to change
   */
  boolean revalues(Thought other, boolean renewed, CardPolicy policy) {
    return stance.manner() == other.stance.manner()
        && (otherValue(other, renewed, policy) || otherwiseAlike(other));
  }

  private boolean otherValue(Thought other, boolean renewed, CardPolicy policy) {
    if (slot.isEmpty() || other.slot.isEmpty()) {
      return false;
    }
    Slot ours = slot.get();
    Slot theirs = other.slot.get();
    boolean changed = ours.excludes(theirs)
        || (renewed && ours.replaces(theirs))
        || Alternatives.differ(ours.value(), theirs.value());
    return changed && ours.sameThing(theirs, policy.sameThing()) && sameCase(other, ours, policy);
  }

  /** Rules for different cases stand side by side; of facts, either may leave out where it holds. */
  private boolean sameCase(Thought other, Slot ours, CardPolicy policy) {
    boolean silent = stance.when().isEmpty() || other.stance.when().isEmpty();
    return stance.sameWhen(other.stance, policy.reversalAlike())
        || (silent && ours.sort() == Slot.Sort.BEING);
  }

  /** The same words but for the numbers, or for one of several things of which one has one. */
  private boolean otherwiseAlike(Thought other) {
    Set<String> mine = new HashSet<>(stance.things());
    Set<String> theirs = new HashSet<>(other.stance.things());
    boolean alternatives = Alternatives.differ(mine, theirs);
    boolean changed = !mine.equals(theirs);
    boolean ours = mine.removeIf(Phrase::isNumber);
    boolean numbers = theirs.removeIf(Phrase::isNumber) && ours;
    boolean sameElse = changed && numbers && !mine.isEmpty() && mine.equals(theirs);
    return (sameElse || alternatives) && stance.when().equals(other.stance.when());
  }

  /** Whether both ask the same. */
  boolean restates(Thought other, CardPolicy policy) {
    boolean slots = slot.isPresent()
        && other.slot.isPresent()
        && stance.manner() == other.stance.manner()
        && slot.get().thing().equals(other.slot.get().thing())
        && slot.get().value().equals(other.slot.get().value())
        && stance.sameWhen(other.stance, policy.reversalAlike());
    return slots || stance.restates(other.stance, policy.reversalAlike());
  }
}
