package dev.cairn.text.output;

import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of an output that is not blank.
 *
 * @param text without colour codes and the space around it, cut if it is very long
 * @param start the first char in the output
 * @param end the char after its last one
 * @param indent how many columns it is moved in
 * @param afterBlank whether the line before it is blank
 */
record OutputLine(
    String text, int start, int end, int indent, boolean afterBlank, List<Token> tokens) {
  private static final int CHARS_MAX = 500;
  private static final int HEAD_LINES = 300;
  private static final int TAIL_LINES = 500;

  /** The lines of a text; of very long ones the first and the last, where causes and results stand. */
  static List<OutputLine> of(String text) {
    List<int[]> spans = spans(text);
    List<OutputLine> lines = new ArrayList<>();
    for (int i = 0; i < spans.size(); i++) {
      if (i < HEAD_LINES || i >= spans.size() - TAIL_LINES) {
        boolean afterBlank =
            i == 0 || hasBlankBetween(text, spans.get(i - 1)[1], spans.get(i)[0]);
        OutputLine line = line(text, spans.get(i)[0], spans.get(i)[1], afterBlank);
        if (!line.tokens().isEmpty()) {
          lines.add(line);
        }
      }
    }
    return lines;
  }

  private static List<int[]> spans(String text) {
    List<int[]> spans = new ArrayList<>();
    int start = 0;
    for (int at = 0; at <= text.length(); at++) {
      boolean ends = at == text.length() || text.charAt(at) == '\n' || text.charAt(at) == '\r';
      if (ends) {
        if (!text.substring(start, Math.min(at, start + CHARS_MAX)).isBlank()) {
          spans.add(new int[] {start, at});
        }
        start = at + 1;
      }
    }
    return spans;
  }

  private static boolean hasBlankBetween(String text, int from, int to) {
    int ends = 0;
    for (int i = from; i < to && ends < 2; i++) {
      ends += text.charAt(i) == '\n' ? 1 : 0;
    }
    return ends > 1;
  }

  private static OutputLine line(String text, int from, int to, boolean afterBlank) {
    int start = from;
    int indent = 0;
    while (start < to && Character.isWhitespace(text.charAt(start))) {
      indent += text.charAt(start) == '\t' ? 4 : 1;
      start++;
    }
    int end = to;
    while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    String plain = withoutColours(text.substring(start, Math.min(end, start + CHARS_MAX)));
    return new OutputLine(plain, start, end, indent, afterBlank, OutputTokens.of(plain));
  }

  /** Takes out the sequences by which terminals are told of colours: ESC [ digits letter. */
  private static String withoutColours(String line) {
    if (line.indexOf('\u001b') < 0) {
      return line;
    }
    StringBuilder plain = new StringBuilder();
    boolean code = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\u001b') {
        code = true;
      } else if (!code) {
        plain.append(c);
      } else {
        code = !Character.isLetter(c);
      }
    }
    return plain.toString().strip();
  }
}
