package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How a clause is meant, and about what: {@code Use pnpm instead of npm} is for pnpm and against npm.
 *
 * @param things stems of what it is about, without the words that only frame it
 * @param against stems of what it sets itself against, if it names such a thing
 * @param when stems of the condition under which it holds
 */
record Stance(Manner manner, Set<String> things, Set<String> against, Set<String> when) {
  private static final Set<String> DATING =
      Frames.words("in of by until till since every early late");

  private static final Set<String> PREFERRING =
      Frames.words("prefer prefers choose pick favour favor value want like take use");

  static Stance of(Clause clause) {
    Phrase phrase = clause.main();
    int turn = turn(phrase);
    Phrase main = turn < 0 ? phrase : phrase.part(0, turn);
    Manner manner = Manner.of(main);
    Set<String> things = new LinkedHashSet<>(clause.topic());
    things.addAll(things(main));
    if (manner == Manner.REVOKES) {
      things.removeAll(framed(main));
    }
    Set<String> against = turn < 0 ? Set.of() : things(phrase.part(turn, phrase.size()));
    return new Stance(manner, things, against, clause.when());
  }

  /** The names of what is taken back and of the taking back: the matter is the rest. */
  private static Set<String> framed(Phrase phrase) {
    Set<String> framed = new HashSet<>();
    int name = phrase.first(Frames.SAYINGS, Turns.NONE);
    if (name >= 0) {
      framed.add(phrase.stems().get(name));
    }
    Manner.revoking(phrase).forEach(at -> framed.add(phrase.stems().get(at)));
    return framed;
  }

  /** Where it turns against something; a statement that begins so has no other half. */
  static int turn(Phrase phrase) {
    for (int at = 1; at < phrase.size(); at++) {
      boolean splits = phrase.turn(Frames.AGAINST, at) > 0
          && !isVerbal(phrase, at)
          && !things(phrase.part(0, at)).isEmpty()
          && !things(phrase.part(at, phrase.size())).isEmpty();
      if (splits) {
        return at;
      }
    }
    return -1;
  }

  /** {@code tests do not run} denies what it speaks of, {@code hand over} hands; it does not set one thing against another. */
  private static boolean isVerbal(Phrase phrase, int at) {
    boolean negates = phrase.word(at).equals("not") || phrase.word(at).equals("no");
    boolean over = phrase.word(at).equals("over") && !phrase.part(0, at).hasAny(PREFERRING);
    return over || (negates && Fillers.EMPTY.contains(phrase.word(at - 1)));
  }

  static Set<String> things(Phrase phrase) {
    Phrase bare = phrase.without(Fillers.TURNS);
    Set<String> things = new LinkedHashSet<>();
    for (int i = 0; i < bare.size(); i++) {
      if (!Fillers.EMPTY.contains(bare.word(i)) || isMonth(bare, i)) {
        things.add(bare.stems().get(i));
      }
    }
    return things;
  }

  /** {@code in May} nobody allows anything. */
  private static boolean isMonth(Phrase phrase, int at) {
    return at > 0 && phrase.word(at).equals("may") && DATING.contains(phrase.word(at - 1));
  }

  /** The words it is about, as written, at most so many. */
  static List<String> written(Phrase phrase, int most) {
    List<String> written = new ArrayList<>();
    for (String word : phrase.without(Fillers.TURNS).words()) {
      if (written.size() < most && !Fillers.EMPTY.contains(word) && !written.contains(word)) {
        written.add(word);
      }
    }
    return written;
  }

  /**
   * Whether this takes back what the other says.
   *
   * @param around all that the statement speaks of which it is part of
   */
  boolean reverses(Stance other, Set<String> around, double alike) {
    return setsItselfAgainst(other)
        || (manner.opposes(other.manner) && isOf(other, around, alike) && holdsWhere(other, alike));
  }

  /** About the same; or about a good part of it, if the rest stands around it. More is an exception. */
  private boolean isOf(Stance other, Set<String> around, double alike) {
    double overlap = Overlap.of(things, other.things);
    boolean within = things.size() >= CardPolicy.COMMON_THINGS_MIN
        && other.things.containsAll(things)
        && around.containsAll(other.things);
    return overlap >= alike || (within && overlap * 2 >= 1);
  }

  /** A condition that the other does not have makes an exception, not a reversal. */
  private boolean holdsWhere(Stance other, double alike) {
    if (when.isEmpty()) {
      boolean vague = things.size() < CardPolicy.COMMON_THINGS_MIN || other.manner == Manner.ALLOWS;
      return other.when.isEmpty() || !vague;
    }
    Set<String> theirs = new HashSet<>(other.when);
    theirs.addAll(other.things);
    return Overlap.share(when, theirs) >= alike;
  }

  /** Whether it names what the other asks for, as what it does not want; the rest, if any, is shared. */
  private boolean setsItselfAgainst(Stance other) {
    Set<String> rest = new HashSet<>(other.things);
    rest.removeAll(against);
    boolean named = rest.size() < other.things.size() && things.containsAll(rest);
    return other.manner == Manner.AFFIRMS
        && named
        && (rest.isEmpty() || other.things.containsAll(against))
        && (other.against.isEmpty() || other.against.containsAll(things));
  }

  /** Whether both ask the same: of what is asked, every word counts. */
  boolean restates(Stance other, double alike) {
    return manner == other.manner
        && things.equals(other.things)
        && Phrase.numbers(when).equals(Phrase.numbers(other.when))
        && sameWhen(other, alike);
  }

  boolean sameWhen(Stance other, double alike) {
    return when.equals(other.when) || Overlap.of(when, other.when) >= alike;
  }
}
