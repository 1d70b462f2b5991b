package dev.cairn.text.call;

/** Finds where the parts of a shell line end. Every search goes forward once. */
final class ShellScan {
  private ShellScan() {}

  /** Where the bracket that opens there is closed; -1 if never. */
  static int closing(String line, int open) {
    int depth = 0;
    for (int i = open; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '\'' || c == '"') {
        int end = line.indexOf(c, i + 1);
        if (end < 0) {
          return -1;
        }
        i = end;
      } else if (c == '(') {
        depth++;
      } else if (c == ')' && --depth == 0) {
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
}
