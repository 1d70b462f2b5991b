package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A thing and the value a statement gives it: {@code use tabs for indentation} fills {@code indentation}
 * with {@code tabs}. Two statements that fill one slot with different values cannot both hold.
 */
record Slot(Set<String> thing, Set<String> value) {

  /** Ways of giving something a value with {@code for}: what is chosen stands between them. */
  private static final Set<String> CHOOSING = Set.of(
      "use", "using", "prefer", "choose", "pick", "answer", "respond", "reply", "write", "indent",
      "format", "speak", "deploy");

  static Optional<Slot> of(Phrase phrase) {
    return naming(phrase).or(() -> choosing(phrase)).or(() -> being(phrase));
  }

  /** {@code call me Al}. */
  private static Optional<Slot> naming(Phrase phrase) {
    int at = phrase.find(0, List.of("call", "me"));
    return at < 0
        ? Optional.empty()
        : slot(Set.of("call me"), Stance.things(phrase.part(at + 2, phrase.size())));
  }

  /** {@code use X for Y}; the last such word decides, for values may have some of their own. */
  private static Optional<Slot> choosing(Phrase phrase) {
    int verb = first(phrase, CHOOSING);
    int turn = last(phrase, Frames.FOR);
    if (verb < 0 || turn <= verb + 1) {
      return languages(phrase, verb);
    }
    return slot(
        Stance.things(phrase.part(turn, phrase.size())),
        Stance.things(phrase.part(verb + 1, turn)));
  }

  /** {@code answer in German}: the deed is the thing. */
  private static Optional<Slot> languages(Phrase phrase, int verb) {
    boolean so = verb >= 0
        && verb + 2 < phrase.size()
        && Frames.FOR.contains(phrase.word(verb + 1))
        && !phrase.word(verb).startsWith("us");
    return so
        ? slot(Set.of(phrase.word(verb)), Stance.things(phrase.part(verb + 2, phrase.size())))
        : Optional.empty();
  }

  /**
   * {@code the default branch is main}. A thing of one word is many things at once: a build is slow and red
   * and run by Jenkins; so it takes a number to tell what is meant.
   */
  private static Optional<Slot> being(Phrase phrase) {
    int at = first(phrase, Frames.COPULA);
    if (at < 1) {
      return Optional.empty();
    }
    Set<String> thing = Stance.things(phrase.part(0, at));
    Set<String> value = Stance.things(phrase.part(at + 1, phrase.size()));
    boolean exact = thing.size() > 1 || value.stream().anyMatch(Phrase::isNumber);
    return exact ? slot(thing, value) : Optional.empty();
  }

  private static Optional<Slot> slot(Set<String> thing, Set<String> value) {
    boolean sound =
        !thing.isEmpty() && !value.isEmpty() && value.size() <= CardPolicy.VALUE_WORDS_MAX;
    return sound ? Optional.of(new Slot(thing, value)) : Optional.empty();
  }

  private static int first(Phrase phrase, Set<String> some) {
    for (int at = 0; at < phrase.size(); at++) {
      if (some.contains(phrase.word(at))) {
        return at;
      }
    }
    return -1;
  }

  private static int last(Phrase phrase, Set<String> some) {
    for (int at = phrase.size() - 2; at >= 0; at--) {
      if (some.contains(phrase.word(at))) {
        return at;
      }
    }
    return -1;
  }

  boolean sameThing(Slot other, double alike) {
    return Overlap.of(thing, other.thing) >= alike;
  }

  /** Whether the values exclude each other: they share no word, or differ in a number. */
  boolean otherValue(Slot other) {
    Set<String> common = new HashSet<>(value);
    common.retainAll(other.value);
    return common.isEmpty() || !numbers(value).equals(numbers(other.value));
  }

  private static Set<String> numbers(Set<String> words) {
    Set<String> numbers = new HashSet<>(words);
    numbers.removeIf(word -> !Phrase.isNumber(word));
    return numbers;
  }
}
