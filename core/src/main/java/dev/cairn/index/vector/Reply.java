package dev.cairn.index.vector;

import dev.cairn.index.Turn;
import dev.cairn.log.Role;
import java.util.Optional;

/**
 * What a model is given to place an entry. In a talk between people a turn is understood by what it answers:
 * "Yes, last week!" means something only behind the question. So the end of the turn before goes with it.
 */
public final class Reply {
  /** Of the turn before, the last so many characters: where its question stands. */
  private static final int TAIL = 120;

  private Reply() {}

  /** The text alone, unless somebody with a name said it to somebody with a name. */
  public static String of(Role role, String text, Optional<String> before) {
    boolean talk =
        isNamed(role, text) && before.filter(turn -> isNamed(role, turn)).isPresent();
    return talk ? text + " (answering " + tail(before.orElse("")) + ")" : text;
  }

  private static boolean isNamed(Role role, String text) {
    return !Turn.of(role, text).speaker().isEmpty();
  }

  /** Who spoke, and how it ended. */
  private static String tail(String turn) {
    int words = turn.indexOf(": ") + 2;
    int from = Math.max(words, turn.length() - TAIL);
    int start =
        Character.isLowSurrogate(turn.charAt(Math.min(from, turn.length() - 1))) ? from + 1 : from;
    return turn.substring(0, words) + turn.substring(Math.min(start, turn.length()));
  }
}
