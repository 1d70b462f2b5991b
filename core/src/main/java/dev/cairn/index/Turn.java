package dev.cairn.index;

import dev.cairn.log.Role;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What can be seen of an entry as a turn of a talk, whatever it is about.
 *
 * @param speaker the words of the name in front, as in {@code Ada Lovelace: hello}; none if nobody is named
 * @param endsAsking whether it ends with a question
 */
public record Turn(List<String> speaker, boolean endsAsking) {
  private static final int NAME_MAX = 40;
  private static final int NAME_WORDS_MAX = 3;

  /** They stand in front like a name, and name nobody. */
  private static final Set<String> NO_SPEAKERS = Set.of(
      "answer",
      "context",
      "edit",
      "error",
      "example",
      "fact",
      "note",
      "ps",
      "question",
      "reminder",
      "summary",
      "task",
      "tip",
      "todo",
      "update",
      "warning");

  private static final int ENDS_ASKING = 1;
  private static final int NAMED = 2;
  private static final int BY_USER = 4;
  private static final int CUT = 8;
  private static final int CHANGES = 16;

  public Turn {
    speaker = List.copyOf(speaker);
  }

  /** Only people are named in front of what they say; a tool that prints {@code Error:} is not one. */
  public static Turn of(Role role, String text) {
    String stripped = text.stripTrailing();
    char last = stripped.isEmpty() ? ' ' : stripped.charAt(stripped.length() - 1);
    return new Turn(role == Role.USER ? speaker(text) : List.of(), last == '?' || last == '？');
  }

  private static List<String> speaker(String text) {
    int colon = text.substring(0, Math.min(text.length(), NAME_MAX)).indexOf(": ");
    String[] words = colon < 1 ? new String[0] : text.substring(0, colon).split(" ", -1);
    if (words.length == 0 || words.length > NAME_WORDS_MAX) {
      return List.of();
    }
    for (String word : words) {
      if (!isName(word)) {
        return List.of();
      }
    }
    return List.of(words).stream().map(WordForm::of).toList();
  }

  private static boolean isName(String word) {
    return !word.isEmpty()
        && Character.isUpperCase(word.codePointAt(0))
        && word.codePoints()
            .allMatch(c -> Character.isLetter(c) || c == '\'' || c == '-' || c == '.')
        && !NO_SPEAKERS.contains(word.toLowerCase(Locale.ROOT));
  }

  /** Everything but the name, in one number. */
  long shape(Role role, boolean cut, boolean changes) {
    return (endsAsking ? ENDS_ASKING : 0)
        | (speaker.isEmpty() ? 0 : NAMED)
        | (role == Role.USER ? BY_USER : 0)
        | (cut ? CUT : 0)
        | (changes ? CHANGES : 0);
  }

  /** What {@link #shape} wrote. */
  static Found.Shape read(long shape) {
    return new Found.Shape(
        (shape & ENDS_ASKING) != 0,
        (shape & NAMED) != 0,
        (shape & BY_USER) != 0,
        (shape & CUT) != 0,
        (shape & CHANGES) != 0);
  }
}
