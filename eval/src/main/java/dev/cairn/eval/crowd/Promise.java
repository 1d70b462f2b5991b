package dev.cairn.eval.crowd;

/**
 * An entry that was acknowledged.
 *
 * @param word stands in this entry's text and in no other
 * @param nanos when the acknowledgement arrived
 */
record Promise(String entry, long position, String text, String word, long nanos) {
  private static final int DIGITS = 10;

  /** Letters alone, and none that a stemmer would take off: what is looked for must be one word. */
  static String word(int member, int number) {
    StringBuilder word = new StringBuilder("zx");
    for (int rest = number * DIGITS + member; rest > 0; rest /= DIGITS) {
      word.append((char) ('a' + rest % DIGITS));
    }
    return word.append('k').toString();
  }

  static String text(int member, int number) {
    return "Member %d of the crowd says its line %d, and marks it %s."
        .formatted(member, number, word(member, number));
  }
}
