package dev.cairn.text.secret;

import java.util.Map;

/** Reads escapes and the joints of literals that were written in pieces. */
final class Unescaping {
  private static final int LONGEST = 6;
  private static final int HEX = 16;
  private static final int UNICODE_DIGITS = 4;
  private static final Map<String, Character> ENTITIES =
      Map.of("&quot;", '"', "&amp;", '&', "&#39;", '\'', "&#34;", '"', "&lt;", '<', "&gt;", '>');

  private final String text;
  private char decoded;

  Unescaping(String text) {
    this.text = text;
  }

  /** What the escape that was read last stands for. */
  char decoded() {
    return decoded;
  }

  /** Where the escape that begins here ends; the same place if none does. */
  int escape(int at) {
    return switch (text.charAt(at)) {
      case '%' -> percent(at);
      case '\\' -> backslash(at);
      case '&' -> entity(at);
      default -> at;
    };
  }

  private int percent(int at) {
    int value = hex(at + 1, 2);
    return value > ' ' && value < 0x7f ? decode((char) value, at + 3) : at;
  }

  private int backslash(int at) {
    if (at + 1 >= text.length()) {
      return at;
    }
    return switch (text.charAt(at + 1)) {
      case '"' -> decode('"', at + 2);
      case '\'' -> decode('\'', at + 2);
      case '/' -> decode('/', at + 2);
      case 'n', 'r' -> decode('\n', at + 2);
      case 't' -> decode('\t', at + 2);
      case 'u' -> unicode(at);
      default -> at;
    };
  }

  private int unicode(int at) {
    int value = hex(at + 2, UNICODE_DIGITS);
    return value > ' ' && value < 0x7f ? decode((char) value, at + 2 + UNICODE_DIGITS) : at;
  }

  private int entity(int at) {
    int end = at;
    while (end < text.length() && end - at < LONGEST && text.charAt(end) != ';') {
      end++;
    }
    Character meant = end < text.length() ? ENTITIES.get(text.substring(at, end + 1)) : null;
    return meant == null ? at : decode(meant, end + 1);
  }

  private int decode(char meant, int end) {
    decoded = meant;
    return end;
  }

  private int hex(int from, int digits) {
    int value = 0;
    for (int i = from; i < from + digits; i++) {
      int digit = i < text.length() ? Character.digit(text.charAt(i), HEX) : -1;
      if (digit < 0) {
        return -1;
      }
      value = value * HEX + digit;
    }
    return value;
  }

  /** Where the joint that begins here ends: a backslash at the end of a line, or quotes around a plus or a line break. */
  int joint(int at) {
    char c = text.charAt(at);
    if (c == '\\') {
      int line = lineBreak(blanks(at + 1));
      return line < 0 ? at : indent(line);
    }
    return c == '"' || c == '\'' ? quotes(at, c) : at;
  }

  private int quotes(int at, char quote) {
    int i = operator(blanks(at + 1));
    boolean joined = i > blanks(at + 1);
    i = blanks(i);
    if (i < text.length() && text.charAt(i) == '\\') {
      i = blanks(i + 1);
    }
    int line = lineBreak(i);
    if (line >= 0) {
      i = indent(line);
      i = blanks(operator(i));
      joined = true;
    }
    return joined && i < text.length() && text.charAt(i) == quote ? i + 1 : at;
  }

  private int operator(int at) {
    boolean joins = at < text.length() && "+.&".indexOf(text.charAt(at)) >= 0;
    return joins ? at + 1 : at;
  }

  private int blanks(int at) {
    int i = at;
    while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i++;
    }
    return i;
  }

  /** Behind the line break that stands here, or -1. */
  private int lineBreak(int at) {
    int i = at < text.length() && text.charAt(at) == '\r' ? at + 1 : at;
    return i < text.length() && text.charAt(i) == '\n' ? i + 1 : -1;
  }

  /** Behind what begins a line: the mark of a diff or of a quotation, and white space. */
  private int indent(int at) {
    boolean marked = at < text.length() && "+->|".indexOf(text.charAt(at)) >= 0;
    return blanks(marked ? at + 1 : at);
  }
}
