package dev.cairn.card.extract;

/** Whose words a span of an entry holds: its writer's own, or what he pasted, or what this memory said. */
public final class Ownership {
  private Ownership() {}

  /**
   * The words of a span that its writer wrote himself; blank if there are none.
   *
   * @param start in code points, as is {@code end}
   */
  public static String own(String text, int start, int end) {
    char[] marks = Marks.ofUser(text);
    int from = text.offsetByCodePoints(0, start);
    int to = text.offsetByCodePoints(from, end - start);
    StringBuilder own = new StringBuilder();
    for (int i = from; i < to; i++) {
      own.append(marks[i] == Marks.PASTED ? ' ' : text.charAt(i));
    }
    return own.toString();
  }

  /** Whether the span only repeats what this memory handed out. */
  public static boolean isRecited(String text, int start, int end) {
    int from = text.offsetByCodePoints(0, start);
    int to = text.offsetByCodePoints(from, end - start);
    return !text.substring(from, to).isBlank()
        && Recited.without(text).substring(from, to).isBlank();
  }
}
