package dev.cairn.card.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a clause is meant, and about what: {@code Use pnpm instead of npm} is for pnpm and against npm.
 *
 * @param things stems of what it is about, without the words that only frame it
 * @param against stems of what it sets itself against, if it names such a thing
 */
record Stance(Manner manner, Set<String> things, Set<String> against) {
  /** With fewer things than this in common, two clauses only happen to share a word. */
  private static final int COMMON_MIN = 2;

  /** What a statement does with what it is about. */
  enum Manner {
    AFFIRMS,
    DENIES,
    ALLOWS,
    WAIVES,
    /** It takes back what was said of it, whatever that was. */
    REVOKES;

    /** Whether one says no where the other says yes. */
    boolean opposes(Manner other) {
      return switch (this) {
        case AFFIRMS -> other == DENIES || other == WAIVES;
        case DENIES -> other == AFFIRMS || other == ALLOWS;
        case ALLOWS -> other == DENIES;
        case WAIVES -> other == AFFIRMS;
        case REVOKES -> other != REVOKES;
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
    boolean negates = phrase.word(at).equals("not") || phrase.word(at).equals("no");
    return negates && Frames.EMPTY.contains(phrase.word(at - 1));
  }

  private static Manner manner(Phrase phrase) {
    if (phrase.hasPhrase(Frames.REVOKING)) {
      return Manner.REVOKES;
    }
    if (phrase.hasPhrase(Frames.WAIVING)) {
      return Manner.WAIVES;
    }
    boolean negated =
        phrase.hasAny(Frames.NEVER) || phrase.hasPhrase(Frames.DENYING) || beginsWithNo(phrase);
    if (phrase.hasAny(Frames.LEAVING_OUT)) {
      return negated ? Manner.AFFIRMS : Manner.WAIVES;
    }
    if (!negated && phrase.hasPhrase(Frames.ALLOWING)) {
      return Manner.ALLOWS;
    }
    return negated ? Manner.DENIES : Manner.AFFIRMS;
  }

  /** {@code No force pushes}; {@code always, no exceptions} is another matter. */
  private static boolean beginsWithNo(Phrase phrase) {
    int first = phrase.find(0, List.of("please")) == 0 ? 1 : 0;
    return phrase.size() > first && phrase.word(first).equals("no");
  }

  static Set<String> things(Phrase phrase) {
    Phrase bare = phrase.without(Frames.FILLING);
    Set<String> things = new LinkedHashSet<>();
    for (int i = 0; i < bare.size(); i++) {
      if (!Frames.EMPTY.contains(bare.word(i))) {
        things.add(bare.stems().get(i));
      }
    }
    return things;
  }

  /** The words it is about, as written, at most so many. */
  static List<String> written(Phrase phrase, int most) {
    List<String> written = new ArrayList<>();
    for (String word : phrase.without(Frames.FILLING).words()) {
      if (written.size() < most && !Frames.EMPTY.contains(word) && !written.contains(word)) {
        written.add(word);
      }
    }
    return written;
  }

  /** Whether this takes back what the other says. */
  boolean reverses(Stance other, double alike) {
    return setsItselfAgainst(other) || (manner.opposes(other.manner) && isOf(other.things, alike));
  }

  /** About the same; or about a good part of it and nothing besides, while more than it is an exception. */
  private boolean isOf(Set<String> theirs, double alike) {
    double overlap = Overlap.of(things, theirs);
    boolean within = things.size() >= COMMON_MIN && theirs.containsAll(things);
    return overlap >= alike || (within && overlap * 2 >= 1);
  }

  private boolean setsItselfAgainst(Stance other) {
    return !against.isEmpty()
        && other.manner == Manner.AFFIRMS
        && other.against.isEmpty()
        && !other.things.isEmpty()
        && against.containsAll(other.things);
  }

  /** Everything it speaks of, for and against. */
  Set<String> all() {
    Set<String> all = new LinkedHashSet<>(things);
    all.addAll(against);
    return all;
  }

  /** Whether both speak of enough of the same. */
  boolean shares(Stance other, double share) {
    Set<String> common = new LinkedHashSet<>(all());
    common.retainAll(other.all());
    return common.size() >= COMMON_MIN && Overlap.of(all(), other.all()) >= share;
  }
}
