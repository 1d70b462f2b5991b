package dev.cairn.text.secret;

import java.util.Locale;

/**
 * What stands between the name of a secret and its value: {@code =}, {@code :}, a tag, a blank behind a flag, "is".
 */
final class Separator {
  private static final int BLANKS_MAX = 8;
  private static final String SIGNS = "=:>?+|~";

  private final String text;
  private final int name;
  private final int value;
  private boolean element;
  private boolean prose;

  /** @param from where the name begins, {@code to} where it ends */
  Separator(String text, int from, int to) {
    this.text = text;
    this.name = from;
    this.value = read(to);
  }

  /** Where the value begins, or -1 if none is given. */
  int value() {
    return value;
  }

  /** The value is what an element of XML holds. */
  boolean isElement() {
    return element;
  }

  /** The value is told in a sentence. */
  boolean isProse() {
    return prose;
  }

  private int read(int end) {
    int at = closed(end);
    int next = blanks(at);
    if (next >= text.length()) {
      return -1;
    }
    char c = text.charAt(next);
    if (c == '>' && name > 0 && text.charAt(name - 1) == '<') {
      element = true;
      return next + 1;
    }
    if (c == '=' || c == ':' || (SIGNS.indexOf(c) >= 0 && followedByEquals(next))) {
      return assigned(next, c);
    }
    if (c == '(' || c == ',') {
      return inCall(next, c);
    }
    if (c == '\n' || c == '\r') {
      return valueLine(next);
    }
    return next > at ? afterBlank(next, c) : -1;
  }

  /** Behind a quote or bracket that ends the name. */
  private int closed(int at) {
    int i = at;
    while (i < text.length() && i < at + 2 && "\"'`]".indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i;
  }

  private boolean followedByEquals(int at) {
    return at + 1 < text.length() && text.charAt(at + 1) == '=';
  }

  private int assigned(int at, char first) {
    int i = at;
    while (i < text.length() && i < at + 3 && SIGNS.indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    i = wrapped(blanks(i));
    return first == ':' ? typed(i) : i;
  }

  /** A literal on the next line, perhaps behind a bracket; the same place if none stands there. */
  private int wrapped(int at) {
    int bracket = at < text.length() && text.charAt(at) == '(' ? at + 1 : at;
    int line = text.startsWith("\r\n", bracket) ? bracket + 2 : bracket + 1;
    if (line > text.length() || text.charAt(line - 1) != '\n') {
      return at;
    }
    int next = blanksAndLine(line);
    boolean literal = next > line && next < text.length() && "\"'`".indexOf(text.charAt(next)) >= 0;
    return literal ? next : at;
  }

  /** Behind the type in {@code key: str = "..."}; the same place if there is none. */
  private int typed(int at) {
    int i = at;
    while (i < text.length() && i < at + 40 && isType(text.charAt(i))) {
      i++;
    }
    int equals = blanks(i);
    boolean isTyped = i > at
        && equals > i
        && equals + 1 < text.length()
        && text.charAt(equals) == '='
        && text.charAt(equals + 1) != '=';
    return isTyped ? blanks(equals + 1) : at;
  }

  private static boolean isType(char c) {
    return Character.isLetterOrDigit(c) || "_.[]<>?|".indexOf(c) >= 0;
  }

  /** {@code setPassword("...")}, {@code ("password", "...")}, {@code {name: PASSWORD, value: ...}}. */
  private int inCall(int at, char c) {
    int i = blanksAndLine(at + 1);
    if (i < text.length() && "\"'`".indexOf(text.charAt(i)) >= 0 && !isValueWord(i + 1)) {
      return c == '(' || closed(name(at)) > name(at) ? i : -1;
    }
    return c == ',' ? valueWord(i) : -1;
  }

  private int name(int at) {
    int i = at;
    while (i > name && "\"'` ]".indexOf(text.charAt(i - 1)) >= 0) {
      i--;
    }
    return i;
  }

  private int valueLine(int at) {
    return valueWord(blanksAndLine(at));
  }

  /** Behind {@code value:}, if that stands here. */
  private int valueWord(int at) {
    int i = at < text.length() && "\"'".indexOf(text.charAt(at)) >= 0 ? at + 1 : at;
    if (!isValueWord(i)) {
      return -1;
    }
    int next = blanks(closed(i + "value".length()));
    boolean given = next < text.length() && (text.charAt(next) == ':' || text.charAt(next) == '=');
    return given ? blanks(next + 1) : -1;
  }

  private boolean isValueWord(int at) {
    return text.regionMatches(true, at, "value", 0, "value".length());
  }

  /** Behind a flag the next word is the value; in a sentence that which "is" leads to. */
  private int afterBlank(int at, char c) {
    boolean flag = text.charAt(name) == '-' || (name > 0 && text.charAt(name - 1) == '-');
    if (flag) {
      return c == '-' ? -1 : at;
    }
    prose = true;
    int end = at;
    while (end < text.length() && end < at + 6 && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return switch (text.substring(at, end).toLowerCase(Locale.ROOT)) {
      case "is", "was", "as", "to", "of", "ist", "es", "est" -> {
        int next = blanks(end);
        boolean colon = next < text.length() && text.charAt(next) == ':';
        yield colon ? blanks(next + 1) : next > end ? next : -1;
      }
      default -> c == '"' || c == '\'' || c == '`' ? at : -1;
    };
  }

  private int blanks(int at) {
    int i = at;
    while (i < text.length()
        && i - at < BLANKS_MAX
        && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return i;
  }

  private int blanksAndLine(int at) {
    int i = at;
    while (i < text.length()
        && i - at < BLANKS_MAX * BLANKS_MAX / 2
        && (Character.isWhitespace(text.charAt(i)) || text.charAt(i) == '+')) {
      i++;
    }
    return i;
  }
}
