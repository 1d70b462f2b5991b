package dev.cairn.card.extract;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words this memory handed out before: a pack between its tags, a line with its citation. Who prints them
 * again has seen nothing new, so they prove nothing, else a memory would believe itself the more the more
 * often it speaks.
 */
final class Recited {
  private static final Pattern OPENS = Pattern.compile("(?i)<recalled-memory\\b");
  private static final Pattern CLOSES = Pattern.compile("(?i)</recalled-memory\\s{0,4}>");
  private static final Pattern CITED = Pattern.compile(
      "\\\\?\\[c[0-9a-z]{4,12}: (?:(?:external |pasted by )?(?:user|tool|document)\\b|its evidence)");

  private Recited() {}

  /** Marks what is ours; where a pack does not end, all behind its beginning. */
  static void mark(String text, char[] marks) {
    Matcher opens = OPENS.matcher(text);
    Matcher closes = CLOSES.matcher(text);
    for (int from = 0; opens.find(from); ) {
      int end = closes.find(opens.end()) ? closes.end() : text.length();
      fill(marks, opens.start(), end);
      from = end;
    }
    Matcher cited = CITED.matcher(text);
    while (cited.find()) {
      int start = text.lastIndexOf('\n', cited.start()) + 1;
      int end = text.indexOf('\n', cited.end());
      fill(marks, start, end < 0 ? text.length() : end);
    }
  }

  private static void fill(char[] marks, int start, int end) {
    Arrays.fill(marks, start, end, Marks.PASTED);
  }

  /** The text with what is ours blanked out, every place where it was. */
  static String without(String text) {
    if (!text.contains("[c") && !OPENS.matcher(text).find()) {
      return text;
    }
    char[] marks = new char[text.length()];
    mark(text, marks);
    StringBuilder rest = new StringBuilder(text);
    for (int i = 0; i < marks.length; i++) {
      if (marks[i] == Marks.PASTED && text.charAt(i) != '\n') {
        rest.setCharAt(i, ' ');
      }
    }
    return rest.toString();
  }
}
