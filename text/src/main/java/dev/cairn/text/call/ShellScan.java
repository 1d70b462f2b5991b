package dev.cairn.text.call;

import java.util.BitSet;

/** Finds where the parts of a shell line end. Every search goes forward once. */
final class ShellScan {
  private ShellScan() {}

  /** Where the bracket that opens there is closed, quotes and brackets in quotes minded; -1 if never. */
  static int closing(String line, int open) {
    // Brackets and double quotes that are open, the innermost last.
    BitSet quotes = new BitSet();
    int depth = 0;
    for (int i = open; i < line.length(); i++) {
      char c = line.charAt(i);
      boolean quoted = depth > 0 && quotes.get(depth - 1);
      boolean opens = c == '(' && (!quoted || line.charAt(i - 1) == '$');
      if (c == '\\') {
        i++;
      } else if (c == '\'' && !quoted) {
        i = line.indexOf(c, i + 1);
        if (i < 0) {
          return -1;
        }
      } else if (c == '"') {
        if (quoted) {
          depth--;
        } else {
          quotes.set(depth++);
        }
      } else if (opens) {
        quotes.clear(depth++);
      } else if (c == ')' && !quoted && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /** Where a here document ends: before the line that is its delimiter, or at the end of the text. */
  static int document(String text, int from, String delimiter) {
    int start = from;
    while (start < text.length()) {
      int end = lineEnd(text, start);
      if (text.substring(start, end).strip().equals(delimiter)) {
        return start;
      }
      start = end + 1;
    }
    return text.length();
  }

  static int lineEnd(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    return at;
  }

  /** After {@code >}, {@code >>}, {@code >|}, {@code >&}. */
  static int afterWriteOperator(String line, int from) {
    int at = from + 1;
    if (at < line.length() && ">|&".indexOf(line.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  static boolean isDigits(CharSequence text) {
    return text.length() > 0 && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  static boolean isDelimiterChar(char c) {
    return Character.isLetterOrDigit(c)
        || c == '_'
        || c == '\''
        || c == '"'
        || c == '\\'
        || c == '-'
        || c == '.';
  }

  static boolean startsVariable(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '{' || c == '@' || c == '*' || c == '?';
  }

  /** Whether a word sets a variable: NAME=value. */
  static boolean isAssignment(String word) {
    int equals = word.indexOf('=');
    if (equals <= 0 || Character.isDigit(word.charAt(0))) {
      return false;
    }
    for (int i = 0; i < equals; i++) {
      char c = word.charAt(i);
      if (!Character.isLetterOrDigit(c) && c != '_') {
        return false;
      }
    }
    return true;
  }

  /** Whether a substitution is a sum, in brackets of its own: no two names stand beside each other in it. */
  static boolean isCalculation(String inner) {
    if (!inner.startsWith("(") || !inner.endsWith(")") || inner.indexOf(';') >= 0) {
      return false;
    }
    boolean named = false;
    boolean blank = false;
    for (int i = 0; i < inner.length(); i++) {
      char c = inner.charAt(i);
      boolean name = Character.isLetterOrDigit(c) || c == '_' || c == '/' || c == '~';
      if (name && named && blank) {
        return false;
      }
      blank = Character.isWhitespace(c);
      named = blank ? named : name;
    }
    return true;
  }

  /** What a substitution stands for, as far as it can be told: a new scratch file, or where one is. */
  static String known(String command) {
    if (command.equals("mktemp") || command.startsWith("mktemp ")) {
      return "/tmp/mktemp.new";
    }
    boolean here = command.equals("pwd") || command.equals("git rev-parse --show-toplevel");
    return here ? "." : "";
  }

  /** After a quoted text with escapes, as {@code $'a\n'} writes it; its value goes to {@code into}. */
  static int escaped(String line, int from, StringBuilder into) {
    int at = from;
    while (at < line.length() && line.charAt(at) != '\'') {
      char c = line.charAt(at);
      if (c != '\\' || at + 1 >= line.length()) {
        into.append(c);
        at++;
        continue;
      }
      char kind = line.charAt(at + 1);
      int radix = kind == 'x' || kind == 'u' ? 16 : Character.isDigit(kind) ? 8 : 0;
      int start = at + (radix == 16 ? 2 : 1);
      int end = start;
      while (radix > 0
          && end < line.length()
          && end < start + (kind == 'x' ? 2 : kind == 'u' ? 4 : 3)
          && Character.digit(line.charAt(end), radix) >= 0) {
        end++;
      }
      if (end > start) {
        into.append((char) Integer.parseInt(line.substring(start, end), radix));
        at = end;
      } else {
        into.append(kind == 'n' ? '\n' : kind == 't' ? '\t' : kind);
        at += 2;
      }
    }
    return at;
  }
}
