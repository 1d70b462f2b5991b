package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * Finds what a writer did not write but put in: fenced code, quoted lines, logs, traces, transcripts. A rule
 * in there is somebody else's.
 */
final class Pasted {
  /** One such line is pasted, and the next may be the writer's own again. */
  private static final Pattern ALONE = Pattern.compile("\\s*(?:>"
      + "|\\[?\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d"
      + "|\\[?\\d\\d:\\d\\d:\\d\\d"
      + "|\\[?(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL)\\b\\]?[: ]"
      + "|\\w+ ERR! |(?:fatal|error|warning)(?:\\[\\w+\\])?: "
      + "|at [\\w.$]+\\(|[\\w./-]{1,100}\\.\\w{1,10}:\\d+[: ]"
      + "|@@ |</?\\w|[{}]|\\[(?!\\w+\\])|\"[\\w.-]{1,60}\" ?:|#include|\\|)");

  /** From such a line on everything is, up to a blank line. */
  private static final Pattern OPENS =
      Pattern.compile("\\s*(?:[$%] \\S|Traceback \\(|diff --git |commit [0-9a-f]{12}"
          + "|Exception in thread|[\\w.]{0,100}(?:Error|Exception): "
          + "|(?i:\\[?(?:user|assistant|system|human|ai|bot|tool|developer|agent)\\]? ?:"
          + "|[\\[<]\\|?(?:user|assistant|system|human|ai|bot|tool|developer|agent)\\|?[\\]>]))");

  private static final Pattern BULLET = Pattern.compile("\\s*(?:[-*+•]|\\d{1,3}[.)])\\s");

  private static final Pattern VOICE =
      Pattern.compile("(?i)\\b(?:i|i'm|i’m|my|me|mine|we|us|our|you|your|please)\\b");

  private final String text;
  private final char[] marks;
  private boolean fenced;
  private boolean open;
  private boolean apart = true;

  private Pasted(String text, char[] marks) {
    this.text = text;
    this.marks = marks;
  }

  static void mark(String text, char[] marks) {
    Pasted pasted = new Pasted(text, marks);
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      pasted.line(start, end);
      start = end + 1;
    }
  }

  private void line(int start, int end) {
    int stop = Math.min(end, start + ExtractionBounds.DEFAULT.lineCharsMax());
    String line = text.substring(start, stop);
    boolean fence = line.stripLeading().startsWith("```") || line.stripLeading().startsWith("~~~");
    fenced ^= fence;
    if (line.isBlank() && !fenced) {
      open = false;
      apart = true;
      return;
    }
    open |= OPENS.matcher(line).lookingAt();
    boolean pasted = fenced
        || fence
        || open
        || isProse(start, end)
        || ALONE.matcher(line).lookingAt()
        || isIndented(line);
    if (pasted) {
      Arrays.fill(marks, start, end, Marks.PASTED);
    }
    apart = pasted;
  }

  /** A long paragraph in which nobody speaks of themselves or to somebody is from a book or a page. */
  private boolean isProse(int start, int end) {
    return end - start > ExtractionBounds.DEFAULT.lineCharsMax()
        && !VOICE.matcher(text).region(start, end).find();
  }

  /** Code by Markdown's rule: set in by four, behind a blank line or more of it. */
  private boolean isIndented(String line) {
    boolean set = line.startsWith("    ") || line.startsWith("\t");
    return set && apart && !BULLET.matcher(line).lookingAt();
  }
}
