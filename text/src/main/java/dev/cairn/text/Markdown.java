package dev.cairn.text;

/** Takes the marks out of a line of Markdown and leaves the words and the names in backticks. */
final class Markdown {
  private static final int LINK_CHARS_MAX = 500;

  private Markdown() {}

  static String plain(String written) {
    StringBuilder plain = new StringBuilder(written.length());
    boolean code = false;
    int at = 0;
    while (at < written.length()) {
      char c = written.charAt(at);
      if (c == '`') {
        code = !code;
      }
      if (!code && isEmphasis(written, at)) {
        at++;
      } else if (!code && c == '[') {
        at = link(written, at, plain);
      } else {
        append(plain, c);
        at++;
      }
    }
    return plain.toString().strip();
  }

  /** Spaces of all kinds, line ends too, become one space. */
  private static void append(StringBuilder plain, char c) {
    if (!Character.isWhitespace(c)) {
      plain.append(c);
    } else if (plain.length() > 0 && plain.charAt(plain.length() - 1) != ' ') {
      plain.append(' ');
    }
  }

  /** Stars and double underscores at the border of a word; a star in a glob is none. */
  private static boolean isEmphasis(String written, int at) {
    char c = written.charAt(at);
    char before = at > 0 ? written.charAt(at - 1) : ' ';
    char after = at + 1 < written.length() ? written.charAt(at + 1) : ' ';
    if (c == '_') {
      boolean twin = before == '_' || after == '_';
      return twin && !isIdentifier(written, at);
    }
    if (c != '*') {
      return false;
    }
    boolean inPath = before == '/' || after == '/' || after == '.' || before == '.';
    boolean touchesWord = Character.isLetterOrDigit(before) != Character.isLetterOrDigit(after);
    boolean twin = before == '*' || after == '*';
    return !inPath && (twin || touchesWord);
  }

  /** Whether the underscores there stand between letters. */
  private static boolean isIdentifier(String written, int at) {
    int from = at;
    while (from > 0 && written.charAt(from - 1) == '_') {
      from--;
    }
    int to = at;
    while (to < written.length() && written.charAt(to) == '_') {
      to++;
    }
    return from > 0
        && to < written.length()
        && Character.isLetterOrDigit(written.charAt(from - 1))
        && Character.isLetterOrDigit(written.charAt(to));
  }

  /** The words of a link stand for it. */
  private static int link(String written, int at, StringBuilder plain) {
    int close = find(written, "](", at);
    int end = close < 0 ? -1 : find(written, ")", close);
    if (end < 0) {
      plain.append('[');
      return at + 1;
    }
    plain.append(written, at + 1, close);
    return end + 1;
  }

  /** Where that stands behind a place, but not far: a search to the end would cost too much for each bracket. */
  private static int find(String written, String what, int from) {
    int to = Math.min(written.length(), from + LINK_CHARS_MAX);
    int found = written.substring(from, to).indexOf(what);
    return found < 0 ? -1 : from + found;
  }
}
