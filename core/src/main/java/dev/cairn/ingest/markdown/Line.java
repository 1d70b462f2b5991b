package dev.cairn.ingest.markdown;

/** One line, with a cursor on what stands behind the marks of quotes and lists. */
final class Line {
  private static final int TAB = 4;
  private static final int HEADING_LEVEL_MAX = 6;
  private static final int NUMBER_LENGTH_MAX = 9;
  private static final int FENCE_MIN = 3;
  private static final int BREAK_MIN = 3;

  private final Tape tape;
  private final int start;
  private final int end;
  private int at;
  private int column;

  Line(Tape tape, int start, int end) {
    this.tape = tape;
    this.start = start;
    this.end = end;
    this.at = start;
    skipBlanks();
  }

  private void skipBlanks() {
    while (at < end && Tape.isBlank(tape.at(at))) {
      column += tape.at(at) == '\t' ? TAB - column % TAB : 1;
      at++;
    }
  }

  int start() {
    return start;
  }

  int at() {
    return at;
  }

  int end() {
    return end;
  }

  /** The column of the first thing that is not blank. */
  int column() {
    return column;
  }

  boolean isBlank() {
    return at == end;
  }

  /** Steps behind the marks of quotes, and says whether there were any. */
  boolean unquote() {
    boolean quoted = false;
    while (at < end && column < TAB && tape.at(at) == '>') {
      at++;
      at += at < end && tape.at(at) == ' ' ? 1 : 0;
      column = 0;
      skipBlanks();
      quoted = true;
    }
    return quoted;
  }

  /** Steps behind the mark of a list's item; the column where its content stands, or -1. */
  int unmark() {
    int mark = markEnd();
    if (mark < 0 || (mark < end && !Tape.isBlank(tape.at(mark)))) {
      return -1;
    }
    int behind = column + mark - at;
    at = mark;
    column = behind;
    skipBlanks();
    boolean content = at < end && column - behind <= TAB;
    return content ? column : behind + 1;
  }

  private int markEnd() {
    char c = tape.at(at);
    if (c == '-' || c == '+' || c == '*') {
      return at + 1;
    }
    int i = at;
    while (i < end && i - at < NUMBER_LENGTH_MAX && tape.at(i) >= '0' && tape.at(i) <= '9') {
      i++;
    }
    return i > at && (tape.at(i) == '.' || tape.at(i) == ')') ? i + 1 : -1;
  }

  /** 1 to 6, or 0 if this is no heading. */
  int headingLevel() {
    int run = tape.skipRun('#', at, Math.min(end, at + HEADING_LEVEL_MAX + 1));
    int level = run - at;
    boolean heading = level <= HEADING_LEVEL_MAX && (run == end || Tape.isBlank(tape.at(run)));
    return heading ? level : 0;
  }

  /** What the heading says, without the signs around it. */
  String headingText() {
    int from = tape.skipBlanks(at + headingLevel(), end);
    int to = trimmedEnd(from, end);
    int closing = to;
    while (closing > from && tape.at(closing - 1) == '#') {
      closing--;
    }
    boolean closed = closing == from || Tape.isBlank(tape.at(closing - 1));
    return tape.cut(from, closed ? trimmedEnd(from, closing) : to);
  }

  private int trimmedEnd(int from, int to) {
    int i = to;
    while (i > from && Tape.isBlank(tape.at(i - 1))) {
      i--;
    }
    return i;
  }

  /** 1 or 2 if this line makes a heading of the text above it, else 0. */
  int underlineLevel() {
    char c = tape.at(at);
    if ((c != '=' && c != '-') || tape.skipBlanks(tape.skipRun(c, at, end), end) < end) {
      return 0;
    }
    return c == '=' ? 1 : 2;
  }

  boolean isBreak() {
    char c = tape.at(at);
    if (c != '-' && c != '*' && c != '_') {
      return false;
    }
    int count = 0;
    for (int i = at; i < end; i++) {
      if (!Tape.isBlank(tape.at(i)) && tape.at(i) != c) {
        return false;
      }
      count += tape.at(i) == c ? 1 : 0;
    }
    return count >= BREAK_MIN;
  }

  /** How many signs open a fence here, or 0. */
  int fenceLength() {
    char c = tape.at(at);
    if (c != '`' && c != '~') {
      return 0;
    }
    int run = tape.skipRun(c, at, end);
    // Three backticks and more on the same line are code in a sentence.
    boolean inline = c == '`' && tape.find("`", run, end) >= 0;
    return run - at < FENCE_MIN || inline ? 0 : run - at;
  }

  boolean closesFence(char c, int length) {
    int run = tape.skipRun(c, at, end);
    return run - at >= length && tape.skipBlanks(run, end) == end;
  }

  char first() {
    return tape.at(at);
  }

  String text() {
    return tape.cut(at, end);
  }
}
