package dev.cairn.ingest.markdown;

/**
 * Text that counts how often it is looked at. Tests hold the count against the length, which shows that
 * reading is linear without measuring time.
 */
final class Tape {
  private final String text;
  private final long[] reads;

  Tape(String text) {
    this(text, new long[1]);
  }

  private Tape(String text, long[] reads) {
    this.text = text;
    this.reads = reads;
  }

  /** Another text on the same counter. */
  Tape with(String other) {
    return new Tape(other, reads);
  }

  /** The character there, or NUL beyond either end: nothing in Markdown begins or ends with it. */
  char at(int index) {
    reads[0]++;
    return index >= 0 && index < text.length() ? text.charAt(index) : '\0';
  }

  int length() {
    return text.length();
  }

  String cut(int start, int end) {
    reads[0] += end - start;
    return text.substring(start, end);
  }

  boolean has(String word, int index) {
    reads[0] += word.length();
    return text.regionMatches(true, index, word, 0, word.length());
  }

  /** Where the word begins next, or -1. */
  int find(String word, int from, int end) {
    for (int i = from; i + word.length() <= end; i++) {
      if (has(word, i)) {
        return i;
      }
    }
    return -1;
  }

  /** The first place in the range that holds neither blank nor tab, or its end. */
  int skipBlanks(int from, int end) {
    int i = from;
    while (i < end && isBlank(at(i))) {
      i++;
    }
    return i;
  }

  int skipRun(char c, int from, int end) {
    int i = from;
    while (i < end && at(i) == c) {
      i++;
    }
    return i;
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  long reads() {
    return reads[0];
  }
}
