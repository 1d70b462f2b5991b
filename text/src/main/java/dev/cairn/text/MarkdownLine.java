package dev.cairn.text;

import dev.cairn.text.Sentence.Form;

/**
 * One line of a text as Markdown sees it.
 *
 * @param start where its content begins, after indentation and marks
 * @param end where its content ends
 */
record MarkdownLine(Form form, int indent, int start, int end) {
  private static final int CODE_INDENT = 4;
  private static final int ITEM_NUMBER_DIGITS_MAX = 3;

  boolean isBlank() {
    return start >= end;
  }

  static boolean isFence(String text, int start, int end) {
    int at = skipSpaces(text, start, end);
    return at + 3 <= end && (text.startsWith("```", at) || text.startsWith("~~~", at));
  }

  static MarkdownLine of(String text, int start, int end) {
    int content = skipSpaces(text, start, end);
    int last = end;
    while (last > content && Character.isWhitespace(text.charAt(last - 1))) {
      last--;
    }
    int indent = indent(text, start, content);
    if (content >= last) {
      return new MarkdownLine(Form.PROSE, indent, content, content);
    }
    char first = text.charAt(content);
    if (first == '>') {
      return new MarkdownLine(Form.QUOTED, indent, skipSpaces(text, content + 1, last), last);
    }
    if (first == '|') {
      return new MarkdownLine(Form.TABLE, indent, content, last);
    }
    int heading = afterHeading(text, content, last);
    if (heading > content) {
      return new MarkdownLine(Form.HEADING, indent, heading, last);
    }
    int item = afterMarker(text, content, last);
    if (item > content) {
      return new MarkdownLine(Form.ITEM, indent, item, last);
    }
    return new MarkdownLine(indent >= CODE_INDENT ? Form.CODE : Form.PROSE, indent, content, last);
  }

  private static int afterHeading(String text, int at, int end) {
    int hashes = at;
    while (hashes < end && text.charAt(hashes) == '#') {
      hashes++;
    }
    boolean heading = hashes > at && hashes < end && text.charAt(hashes) == ' ';
    return heading ? skipSpaces(text, hashes, end) : at;
  }

  /** After the mark of a list item: a bullet, a number or letter with a dot or bracket, a check box. */
  private static int afterMarker(String text, int at, int end) {
    int after = at;
    char first = text.charAt(at);
    if ("-*+•–—·‣▪".indexOf(first) >= 0) {
      after = at + 1;
    } else if (first == '(' || Character.isLetterOrDigit(first)) {
      after = afterNumber(text, at, end);
    }
    boolean marked = after > at && after < end && Character.isWhitespace(text.charAt(after));
    return marked ? afterCheckBox(text, skipSpaces(text, after, end), end) : at;
  }

  private static int afterNumber(String text, int at, int end) {
    int from = text.charAt(at) == '(' ? at + 1 : at;
    int to = from;
    while (to < end && to - from < ITEM_NUMBER_DIGITS_MAX && Character.isDigit(text.charAt(to))) {
      to++;
    }
    if (to == from
        && to + 1 < end
        && text.charAt(to + 1) == ')'
        && isAsciiLetter(text.charAt(to))) {
      to++;
    }
    boolean closed = to > from && to < end && (text.charAt(to) == '.' || text.charAt(to) == ')');
    return closed ? to + 1 : at;
  }

  private static boolean isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static int afterCheckBox(String text, int at, int end) {
    boolean box = at + 3 < end
        && text.charAt(at) == '['
        && text.charAt(at + 2) == ']'
        && " xX".indexOf(text.charAt(at + 1)) >= 0;
    return box ? skipSpaces(text, at + 3, end) : at;
  }

  private static int indent(String text, int start, int content) {
    int indent = 0;
    for (int i = start; i < content; i++) {
      indent += text.charAt(i) == '\t' ? CODE_INDENT : 1;
    }
    return indent;
  }

  private static int skipSpaces(String text, int at, int end) {
    int next = at;
    while (next < end && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next;
  }
}
