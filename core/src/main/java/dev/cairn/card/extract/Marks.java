package dev.cairn.card.extract;

import java.util.Arrays;

/** Says of each char of a text whose it is: the writer's own, quoted, marked as code, or pasted. */
final class Marks {
  static final char OWN = '.';
  static final char QUOTED = 'q';
  static final char CODE = 'c';
  static final char PASTED = 'p';

  private final String text;
  private final char[] marks;

  private Marks(String text) {
    this.text = text;
    this.marks = new char[text.length()];
    Arrays.fill(marks, OWN);
  }

  static char[] of(String text) {
    return new Marks(text).read();
  }

  /** Of what a user wrote, who may have pasted what has fences of its own. */
  static char[] ofUser(String text) {
    Marks found = new Marks(text);
    Fences.mark(text, found.marks);
    Forwarded.mark(text, found.marks);
    return found.read();
  }

  private char[] read() {
    Pasted.mark(text, marks);
    Recited.mark(text, marks);
    pairs('`', '`', CODE);
    pairs('“', '”', QUOTED);
    pairs('„', '“', QUOTED);
    pairs('«', '»', QUOTED);
    pairs('"', '"', QUOTED);
    singles();
    return marks;
  }

  /**
   * What stands between two signs is marked; nothing reaches over a blank line or something pasted. Where
   * the next closing sign and the next border are is kept, so that many open signs cost no more than one.
   */
  private void pairs(char open, char close, char mark) {
    int border = 0;
    int end = 0;
    for (int at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
      if (marks[at] != OWN) {
        continue;
      }
      end = end > at ? end : text.indexOf(close, at + 1);
      if (end < 0) {
        return;
      }
      for (border = Math.max(border, at); border < end && !isBorder(border); ) {
        border++;
      }
      if (border == end) {
        Arrays.fill(marks, at + 1, end, mark);
        at = end;
      }
    }
  }

  private boolean isBorder(int at) {
    return marks[at] == PASTED
        || (text.charAt(at) == '\n' && (at + 1 == text.length() || text.charAt(at + 1) == '\n'));
  }

  /** Between single quotes, but not between apostrophes. */
  private void singles() {
    int open = -1;
    for (int i = 0; i < marks.length; i++) {
      if (isBorder(i)) {
        open = -1;
      }
      char c = text.charAt(i);
      if (marks[i] != OWN || (c != '\'' && c != '‘' && c != '’')) {
        continue;
      }
      boolean letterBefore = i > 0 && !Character.isWhitespace(text.charAt(i - 1));
      boolean letterAfter = i + 1 < marks.length && Character.isLetterOrDigit(text.charAt(i + 1));
      if (!letterBefore && letterAfter) {
        open = i;
      } else if (letterBefore && !letterAfter && open >= 0) {
        Arrays.fill(marks, open + 1, i, QUOTED);
        open = -1;
      }
    }
  }
}
