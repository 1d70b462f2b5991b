package dev.cairn.card.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a statement is meant, and about what: {@code Use pnpm instead of npm} is for pnpm and against npm.
 *
 * @param things stems of what it is about, without the words that only frame it
 * @param against stems of what it sets itself against, if it names such a thing
 */
record Stance(Manner manner, Set<String> things, Set<String> against) {

  /** What a statement does with what it is about. */
  enum Manner {
    AFFIRMS,
    DENIES,
    ALLOWS,
    WAIVES;

    /** Whether one says no where the other says yes. */
    boolean opposes(Manner other) {
      return switch (this) {
        case AFFIRMS -> other == DENIES || other == WAIVES;
        case DENIES -> other == AFFIRMS || other == ALLOWS;
        case ALLOWS -> other == DENIES;
        case WAIVES -> other == AFFIRMS;
      };
    }
  }

  static Stance of(Phrase phrase) {
    int turn = turn(phrase);
    Phrase main = turn < 0 ? phrase : phrase.part(0, turn);
    Set<String> against = turn < 0 ? Set.of() : things(phrase.part(turn, phrase.size()));
    return new Stance(manner(main), things(main), against);
  }

  /** Where it turns against something; a statement that begins so has no other half. */
  private static int turn(Phrase phrase) {
    int first = -1;
    for (List<String> words : Frames.AGAINST) {
      int at = phrase.find(1, words);
      boolean splits = at > 0
          && !things(phrase.part(0, at)).isEmpty()
          && !things(phrase.part(at, phrase.size())).isEmpty()
          && !isVerbal(phrase, at);
      if (splits && (first < 0 || at < first)) {
        first = at;
      }
    }
    return first;
  }

  /** {@code tests do not run} denies what it speaks of; it does not set one thing against another. */
  private static boolean isVerbal(Phrase phrase, int at) {
    return phrase.word(at).equals("not") && Frames.EMPTY.contains(phrase.word(at - 1));
  }

  private static Manner manner(Phrase phrase) {
    if (Frames.WAIVING.stream().anyMatch(words -> phrase.find(0, words) >= 0)) {
      return Manner.WAIVES;
    }
    boolean denies = phrase.hasAny(Frames.NEVER) || beginsWithNo(phrase);
    if (!denies && Frames.ALLOWING.stream().anyMatch(words -> phrase.find(0, words) >= 0)) {
      return Manner.ALLOWS;
    }
    return denies ? Manner.DENIES : Manner.AFFIRMS;
  }

  /** {@code No force pushes}; {@code always, no exceptions} is another matter. */
  private static boolean beginsWithNo(Phrase phrase) {
    int first = phrase.find(0, List.of("please")) == 0 ? 1 : 0;
    return phrase.size() > first && phrase.word(first).equals("no");
  }

  static Set<String> things(Phrase phrase) {
    Set<String> things = new LinkedHashSet<>();
    for (int i = 0; i < phrase.size(); i++) {
      if (!Frames.EMPTY.contains(phrase.word(i))) {
        things.add(phrase.stems().get(i));
      }
    }
    return things;
  }

  /** The words it is about, as written, at most so many. */
  static List<String> written(Phrase phrase, int most) {
    List<String> written = new ArrayList<>();
    for (String word : phrase.words()) {
      if (written.size() < most && !Frames.EMPTY.contains(word) && !written.contains(word)) {
        written.add(word);
      }
    }
    return written;
  }

  /** Whether this takes back what the other says. */
  boolean reverses(Stance other, double alike) {
    return setsItselfAgainst(other)
        || (manner.opposes(other.manner) && Overlap.of(things, other.things) >= alike);
  }

  private boolean setsItselfAgainst(Stance other) {
    return !against.isEmpty()
        && other.manner == Manner.AFFIRMS
        && other.against.isEmpty()
        && !other.things.isEmpty()
        && against.containsAll(other.things);
  }
}
