package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.HashSet;
import java.util.Set;

/**
 * One thought of a statement.
 *
 * @param topic what it is for, where that is said before it: {@code for dates: use ISO}
 * @param main what it says, without topic and condition
 * @param when the condition under which it holds; empty if it always does
 * @param leans whether it has its topic from the clause before, and only says what that one excludes
 */
record Clause(Set<String> topic, Phrase main, Set<String> when, boolean leans) {
  /** Where a topic ends, for the sentence itself begins. */
  private static final Set<String> BEGINNING = Frames.words("""
      i i'd i'm i've i'll we we're we'll we'd we've you you'll let's it it's please use prefer stick stay only just
      always never do don't choose pick the our there""");

  private static final Set<String> TOPICAL = Frames.words("for on about");
  private static final Set<String> PLACING = Frames.words("in at");

  static Clause of(Phrase phrase) {
    Phrase rest = phrase;
    Set<String> topic = Set.of();
    Set<String> when = new HashSet<>();
    int begin = lead(phrase);
    int end = end(phrase, begin);
    if (end > 0) {
      Set<String> before = Stance.things(phrase.part(begin + 1, end));
      boolean topical = TOPICAL.contains(phrase.word(begin));
      topic = topical ? before : topic;
      when.addAll(topical ? Set.of() : before);
      rest = phrase.part(end, phrase.size());
    }
    int turn = condition(rest);
    if (turn > 0) {
      int back = predicate(rest, turn);
      when.addAll(condition(rest.part(turn, back), 0));
      rest = rest.part(0, turn).and(rest.part(back, rest.size()));
    }
    return new Clause(topic, rest, when, false);
  }

  /** The first word that is more than an address. */
  private static int lead(Phrase phrase) {
    Set<String> fluff = Set.of("please", "so", "and", "but", "btw", "fyi", "ok", "also");
    int at = 0;
    while (at < phrase.size() && fluff.contains(phrase.word(at))) {
      at++;
    }
    return at;
  }

  /** Where the topic that a clause begins with ends; -1 if it begins with none. */
  private static int end(Phrase phrase, int begin) {
    boolean topical = begin < phrase.size()
        && (TOPICAL.contains(phrase.word(begin)) || PLACING.contains(phrase.word(begin)));
    if (!topical) {
      return -1;
    }
    for (int at = begin + 2; at < phrase.size(); at++) {
      boolean sound = BEGINNING.contains(phrase.word(at))
          && !Stance.things(phrase.part(begin + 1, at)).isEmpty();
      if (sound) {
        return at;
      }
    }
    return -1;
  }

  /** Where its condition begins, if something is said before it and in it. */
  private static int condition(Phrase phrase) {
    for (int at = 1; at < phrase.size(); at++) {
      boolean begins = phrase.turn(Frames.CONDITIONS, at) > 0;
      if (begins && !Stance.things(phrase.part(0, at)).isEmpty()) {
        return at;
      }
    }
    return -1;
  }

  /** {@code merging without a review is not allowed}: where it goes on behind the condition. */
  private static int predicate(Phrase phrase, int from) {
    for (int at = from + 2; at < phrase.size(); at++) {
      Phrase near = phrase.part(at, Math.min(phrase.size(), at + CardPolicy.NEGATION_REACH + 1));
      boolean judged = near.hasAny(Frames.ALLOWING)
          || near.hasAny(Frames.FORBIDDING)
          || near.hasAny(Frames.REQUIRING)
          || near.hasAny(Frames.WAIVING)
          || near.has(Frames.FORBIDDING_PHRASES);
      if (Frames.COPULA.contains(phrase.word(at)) && judged) {
        return at;
      }
    }
    return phrase.size();
  }

  /** What a condition speaks of, and whether it speaks of before or after it. */
  static Set<String> condition(Phrase phrase, int from) {
    Set<String> when = new HashSet<>(Stance.things(phrase.part(from, phrase.size())));
    if (!when.isEmpty() && Frames.TELLING.contains(phrase.word(from))) {
      when.add(phrase.word(from));
    }
    return when;
  }

  Clause with(Set<String> moreTopic, Set<String> moreWhen) {
    Set<String> all = new HashSet<>(when);
    all.addAll(moreWhen);
    return new Clause(topic.isEmpty() ? moreTopic : topic, main, all, leans);
  }

  Clause leaning(Set<String> before) {
    return new Clause(before, main, when, true);
  }
}
