package dev.cairn.text.secret;

/** Where a value begins and ends, without its quotes. */
record ValueSpan(int start, int end, boolean quoted) {
  static final int LONGEST = 4096;

  private static final String QUOTES = "\"'`";
  private static final String PREFIXES = "bBfFrRuU@$";

  /** @param longest no more characters than these are looked at */
  static ValueSpan at(String text, int at, boolean element, int longest) {
    if (element) {
      int end = at;
      while (end < text.length() && end - at < longest && text.charAt(end) != '<') {
        end++;
      }
      return new ValueSpan(at, end, true).trimmed(text);
    }
    int start = at;
    if (start + 1 < text.length()
        && PREFIXES.indexOf(text.charAt(start)) >= 0
        && QUOTES.indexOf(text.charAt(start + 1)) >= 0) {
      start++;
    }
    return start < text.length() && QUOTES.indexOf(text.charAt(start)) >= 0
        ? quoted(text, start, longest)
        : plain(text, start, longest);
  }

  private static ValueSpan quoted(String text, int at, int longest) {
    char quote = text.charAt(at);
    int start = at + 1;
    if (text.startsWith("\"\"", start) && quote == '"') {
      start += 2;
    }
    int end = start;
    while (end < text.length()
        && end - start < longest
        && text.charAt(end) != '\n'
        && (text.charAt(end) != quote || text.charAt(end - 1) == '\\')) {
      end++;
    }
    boolean closed = end < text.length() && text.charAt(end) == quote;
    return closed ? new ValueSpan(start, end, true) : plain(text, start, longest);
  }

  private static ValueSpan plain(String text, int start, int longest) {
    int end = start;
    while (end < text.length() && end - start < longest && !isEnd(text, end)) {
      end++;
    }
    while (end > start && ".,;:".indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return new ValueSpan(start, end, false);
  }

  private static boolean isEnd(String text, int at) {
    char c = text.charAt(at);
    if (Character.isWhitespace(c) || QUOTES.indexOf(c) >= 0 || c == '<' || c == '\\') {
      return true;
    }
    if (",;&)]}".indexOf(c) < 0) {
      return false;
    }
    int next = at + 1;
    return next >= text.length()
        || Character.isWhitespace(text.charAt(next))
        || "\"'`,;)]}".indexOf(text.charAt(next)) >= 0
        || beginsPair(text, next);
  }

  /** Whether another name and its value begin here. */
  private static boolean beginsPair(String text, int at) {
    int i = at;
    while (i < text.length()
        && i - at < 40
        && (Character.isLetterOrDigit(text.charAt(i)) || "_-.[] ".indexOf(text.charAt(i)) >= 0)) {
      i++;
    }
    return i > at && i < text.length() && (text.charAt(i) == '=' || text.charAt(i) == ':');
  }

  private ValueSpan trimmed(String text) {
    int from = start;
    int to = end;
    while (from < to && Character.isWhitespace(text.charAt(from))) from++;
    while (to > from && Character.isWhitespace(text.charAt(to - 1))) to--;
    return new ValueSpan(from, to, quoted);
  }

  ValueSpan from(int later) {
    return new ValueSpan(later, end, quoted);
  }

  String of(String text) {
    return text.substring(start, end);
  }
}
