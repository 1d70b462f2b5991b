package dev.cairn.card.judge;

import dev.cairn.policy.CardPolicy;
import java.util.List;
import java.util.Set;

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
      case AFFIRMS -> other == DENIES || other == WAIVES || other == REVOKES;
      case DENIES -> other == AFFIRMS || other == ALLOWS || other == REVOKES;
      case ALLOWS -> other == DENIES;
      case WAIVES -> other == AFFIRMS;
      case REVOKES -> other != REVOKES;
    };
  }

  /** How a clause is meant. */
  static Manner of(Phrase phrase) {
    if (revokes(phrase)) {
      return REVOKES;
    }
    int no = negation(phrase);
    if (phrase.hasAny(Frames.LEAVING_OUT)) {
      return no >= 0 ? AFFIRMS : WAIVES;
    }
    int ban = phrase.first(Frames.FORBIDDING, Frames.FORBIDDING_PHRASES);
    if (ban >= 0) {
      return no >= 0 && no < ban && ban - no <= CardPolicy.NEGATION_REACH ? ALLOWS : DENIES;
    }
    if (predicate(phrase, Frames.WAIVING) >= 0 || phrase.hasAny(Frames.NEEDLESS)) {
      return WAIVES;
    }
    if (allows(phrase, no)) {
      return ALLOWS;
    }
    return no < 0 ? AFFIRMS : lifts(phrase, no) ? WAIVES : DENIES;
  }

  private static boolean revokes(Phrase phrase) {
    return phrase.has(Frames.REVOKING_PHRASES) || !revoking(phrase).isEmpty();
  }

  /** Where a rule is called a rule, and said to be gone: {@code drop the rule}, {@code the ban is lifted}. */
  static Set<Integer> revoking(Phrase phrase) {
    int name = phrase.first(Frames.SAYINGS, Turns.NONE);
    if (name < 0) {
      return Set.of();
    }
    for (int at = Math.max(0, name - CardPolicy.NEGATION_REACH); at < name; at++) {
      if (Frames.REVOKING.contains(phrase.word(at))) {
        return Set.of(at, name);
      }
    }
    int gone = predicate(phrase, Frames.REVOKED);
    return gone > name ? Set.of(name, gone) : Set.of();
  }

  /** Where the first no stands; {@code always, no exceptions} has none that counts. */
  private static int negation(Phrase phrase) {
    int at = phrase.first(Frames.NEGATING, Frames.NEGATING_PHRASES);
    int none = phrase.find(0, List.of("no"));
    boolean begins = none >= 0 && Stance.things(phrase.part(0, none)).isEmpty();
    return begins && (at < 0 || none < at) ? none : at;
  }

  private static boolean lifts(Phrase phrase, int no) {
    Phrase near = phrase.part(no, Math.min(phrase.size(), no + CardPolicy.NEGATION_REACH + 1));
    return near.hasAny(Frames.REQUIRING) || near.has(Frames.REQUIRING_PHRASES);
  }

  /** {@code is fine}, {@code you may}, unless a no stands before it: {@code you may push what is not done}. */
  private static boolean allows(Phrase phrase, int no) {
    int may = phrase.first(Set.of(), Frames.ALLOWING_PHRASES);
    boolean open = may >= 0 && (no < 0 || no > may + 2);
    return open || predicate(phrase, Frames.ALLOWING) >= 0;
  }

  /**
   * Where something is said to be one of these; -1 if it is not. A fine-grained lock is not called fine,
   * nor is what is never fine.
   */
  private static int predicate(Phrase phrase, Set<String> some) {
    for (int at = 0; at < phrase.size(); at++) {
      int said = copula(phrase, at);
      boolean opens = said < 0 && at + 1 < phrase.size() && phrase.word(at + 1).equals("to");
      int from = Math.max(0, (said < 0 ? at : said) - 2);
      boolean ends = at + 1 == phrase.size() || Fillers.EMPTY.contains(phrase.word(at + 1));
      if (some.contains(phrase.word(at))
          && (opens || (said >= 0 && ends))
          && phrase.part(from, at).first(Frames.NEGATING, Frames.NEGATING_PHRASES) < 0) {
        return at;
      }
    }
    return -1;
  }

  private static int copula(Phrase phrase, int at) {
    for (int before = at - 1; before >= Math.max(0, at - CardPolicy.NEGATION_REACH); before--) {
      if (Frames.COPULA.contains(phrase.word(before))) {
        return before;
      }
    }
    return -1;
  }
}
