package dev.cairn.engine.erase;

/**
 * Where a text differs from itself without its secrets: a span in each line that is not the same, or one over all, if the lines
 * are no longer as many. A scrubber says what is left of a text, not where it took something out.
 */
final class SecretSpans {
  private final String text;
  private final String scrubbed;

  SecretSpans(String text, String scrubbed) {
    this.text = text;
    this.scrubbed = scrubbed;
  }

  /** Told the chars a span begins and ends at. */
  interface Taker {
    void take(int start, int end);
  }

  void forEach(Taker taker) {
    String[] was = text.split("\n", -1);
    String[] is = scrubbed.split("\n", -1);
    if (was.length != is.length) {
      span(0, text, scrubbed, taker);
      return;
    }
    int at = 0;
    for (int line = 0; line < was.length; line++) {
      span(at, was[line], is[line], taker);
      at += was[line].length() + 1;
    }
  }

  private static void span(int at, String was, String is, Taker taker) {
    if (was.equals(is)) {
      return;
    }
    int most = Math.min(was.length(), is.length());
    int front = 0;
    while (front < most && was.charAt(front) == is.charAt(front)) {
      front++;
    }
    int back = 0;
    while (back < most - front
        && was.charAt(was.length() - 1 - back) == is.charAt(is.length() - 1 - back)) {
      back++;
    }
    // Never half of a character that takes two chars.
    int start = front > 0 && Character.isLowSurrogate(was.charAt(Math.min(front, was.length() - 1)))
        ? front - 1
        : front;
    int end = was.length() - back;
    if (start < end || front < was.length()) {
      taker.take(at + start, at + Math.max(end, start + 1));
    }
  }
}
