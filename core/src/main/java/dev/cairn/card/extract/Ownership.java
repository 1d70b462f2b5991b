package dev.cairn.card.extract;

/** Whose words a span of an entry holds: its writer's own, or what he pasted, or what this memory said. */
public final class Ownership {
  private Ownership() {}

  /**
   * Whether its writer wrote all of the span himself. One that reaches over into what he pasted is not his:
   * nobody could say which of its words are meant.
   *
   * @param start in code points, as is {@code end}
   */
  public static boolean isOwn(String text, int start, int end) {
    char[] marks = Marks.ofUser(text);
    int from = text.offsetByCodePoints(0, start);
    int to = text.offsetByCodePoints(from, end - start);
    for (int i = from; i < to; i++) {
      if (marks[i] == Marks.PASTED && !Character.isWhitespace(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** A text with what stands between quotation marks blanked out. */
  public static String withoutQuotations(String text) {
    char[] marks = Marks.of(text);
    StringBuilder left = new StringBuilder(text);
    for (int i = 0; i < marks.length; i++) {
      if (marks[i] == Marks.QUOTED) {
        left.setCharAt(i, ' ');
      }
    }
    return left.toString();
  }

  /** Whether the span only repeats what this memory handed out. */
  public static boolean isRecited(String text, int start, int end) {
    int from = text.offsetByCodePoints(0, start);
    int to = text.offsetByCodePoints(from, end - start);
    return !text.substring(from, to).isBlank()
        && Recited.without(text).substring(from, to).isBlank();
  }
}
