package dev.cairn.card.judge;

import dev.cairn.card.judge.Slot.Sort;
import dev.cairn.policy.CardPolicy;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the thing that a clause gives a value, and the value, by the ways people say so. */
final class Slots {
  private static final Set<String> CHOOSING = Frames.words("""
      use uses using prefer choose pick want like likes stick it's only used""");

  private static final Set<String> OWN = Set.of("preference", "choice");

  private static final Turns CHOOSING_TURNS = Turns.of("stay with", "go with");

  /** Their deed is nothing by itself: how it is done is the value. */
  private static final Set<String> SHAPING = Frames.words("""
      answer respond reply write indent format speak name keep render phrase document spell word express written
      formatted named kept""");

  private static final Set<String> SHAPED = Frames.words("in as with");

  private static final Set<String> MOVING = Frames.words("""
      switch switched switching move moved moving change changed migrate migrated convert converted""");

  /** They say where, whose or how much something is, and there is one answer only. */
  private static final Turns STATING = Turns.of(
      "is called",
      "are called",
      "is named",
      "are named",
      "belongs to",
      "belong to",
      "go to",
      "goes to",
      "go into",
      "goes into",
      "live in",
      "lives in",
      "lives at",
      "lives on",
      "lives under",
      "starts at",
      "ends at",
      "listens on",
      "runs on",
      "points to",
      "points at",
      "is owned by",
      "is set to",
      "defaults to",
      "is limited to",
      "expires in",
      "expires on",
      "costs",
      "takes",
      "is stored for",
      "are stored for",
      "is kept for",
      "are kept for",
      "is located in");

  private Slots() {}

  static Optional<Slot> of(Clause clause) {
    Phrase phrase = clause.main();
    return naming(phrase)
        .or(() -> moving(clause))
        .or(() -> topical(clause))
        .or(() -> phrase.hasAny(OWN) ? being(phrase) : choosing(phrase))
        .or(() -> shaping(phrase))
        .or(() -> stating(phrase))
        .or(() -> being(phrase));
  }

  /** {@code call me Al}. */
  private static Optional<Slot> naming(Phrase phrase) {
    int at = phrase.find(0, List.of("call", "me"));
    return at < 0
        ? Optional.empty()
        : slot(Set.of("call me"), Stance.things(phrase.part(at + 2, phrase.size())), Sort.CHOSEN);
  }

  /** {@code switch dates over to ISO}, {@code for dates we moved to ISO}. */
  private static Optional<Slot> moving(Clause clause) {
    Phrase phrase = clause.main();
    int verb = phrase.first(MOVING, Turns.NONE);
    int to = verb < 0 ? -1 : phrase.find(verb + 1, List.of("to"));
    if (to < 0) {
      return Optional.empty();
    }
    Phrase between = phrase.part(verb + 1, to).without(Turns.of("over"));
    Set<String> thing = clause.topic().isEmpty() ? Stance.things(between) : clause.topic();
    return slot(thing, value(phrase.part(to + 1, phrase.size())), Sort.CHOSEN);
  }

  private static Optional<Slot> topical(Clause clause) {
    return clause.topic().isEmpty()
        ? Optional.empty()
        : slot(
            clause.topic(),
            value(clause.main()),
            isChoice(clause.main()) ? Sort.CHOSEN : Sort.LOOSE);
  }

  /** {@code use X for Y}; the last such word decides, for values may have some of their own. */
  private static Optional<Slot> choosing(Phrase phrase) {
    boolean choice = isChoice(phrase);
    int verb = phrase.first(CHOOSING, Turns.NONE);
    int strict = last(phrase, Set.of("for"), verb + 1);
    int turn = strict < 0 && choice ? last(phrase, Frames.FOR, verb + 1) : strict;
    if (turn < 1 || turn <= verb + 1) {
      return Optional.empty();
    }
    Phrase before = phrase.part(verb + 1, turn);
    return slot(
        Stance.things(phrase.part(turn, phrase.size())),
        value(before),
        choice ? Sort.CHOSEN : Sort.LOOSE);
  }

  /** {@code write reports in German}, {@code answer in German}: then the deed is the thing. */
  private static Optional<Slot> shaping(Phrase phrase) {
    int verb = phrase.first(SHAPING, Turns.NONE);
    int turn = verb < 0 ? -1 : last(phrase, SHAPED, verb);
    if (turn < 0) {
      return Optional.empty();
    }
    Set<String> thing = new HashSet<>(Stance.things(phrase.part(0, verb)));
    thing.addAll(Stance.things(phrase.part(verb + 1, turn)));
    Set<String> value = value(phrase.part(turn + 1, phrase.size()));
    return thing.isEmpty()
        ? slot(Set.of(phrase.word(verb) + " " + phrase.word(turn)), value, Sort.CHOSEN)
        : slot(thing, value, Sort.MANNER);
  }

  private static Optional<Slot> stating(Phrase phrase) {
    int at = phrase.first(Set.of(), STATING);
    if (at < 1) {
      return Optional.empty();
    }
    int verbs = phrase.turn(STATING, at);
    Set<String> thing = new HashSet<>(Stance.things(phrase.part(0, at + verbs)));
    boolean near = Fillers.EMPTY.contains(phrase.word(at + verbs - 1));
    int from = at + verbs - (near ? 1 : 0);
    return slot(thing, value(phrase.part(from, phrase.size())), Sort.BEING);
  }

  /**
   * {@code the default branch is main}. A thing of one word is many things at once: a build is slow and red
   * and run by Jenkins; so it takes a number to tell what is meant.
   */
  private static Optional<Slot> being(Phrase phrase) {
    int at = phrase.first(Frames.COPULA, Turns.NONE);
    if (at < 1) {
      return Optional.empty();
    }
    Set<String> thing = Stance.things(phrase.part(0, at));
    Set<String> value = value(phrase.part(at + 1, phrase.size()));
    boolean exact = thing.size() > 1
        || phrase.part(0, at).hasAny(OWN)
        || value.stream().anyMatch(Phrase::isNumber);
    return exact ? slot(thing, value, Sort.BEING) : Optional.empty();
  }

  private static boolean isChoice(Phrase phrase) {
    return phrase.hasAny(CHOOSING) || phrase.has(CHOOSING_TURNS);
  }

  /** What is said to be the value, without what it is set against. */
  private static Set<String> value(Phrase phrase) {
    int turn = Stance.turn(phrase);
    return Stance.things(turn < 0 ? phrase : phrase.part(0, turn));
  }

  private static Optional<Slot> slot(Set<String> thing, Set<String> value, Sort sort) {
    boolean sound =
        !thing.isEmpty() && !value.isEmpty() && value.size() <= CardPolicy.VALUE_WORDS_MAX;
    return sound ? Optional.of(new Slot(thing, value, sort)) : Optional.empty();
  }

  /** The last such word that something stands behind. */
  private static int last(Phrase phrase, Set<String> some, int from) {
    for (int at = phrase.size() - 2; at >= Math.max(0, from); at--) {
      boolean sound = some.contains(phrase.word(at))
          && !Stance.things(phrase.part(at + 1, phrase.size())).isEmpty();
      if (sound) {
        return at;
      }
    }
    return -1;
  }
}
