package dev.cairn.tool.run;

/** Numbers of up to three tools, or of a word and a tool, as one key. */
final class Situation {
  /** Room for a million tools. */
  private static final int BITS = 20;

  private static final int ORDER_AT = 3 * BITS;

  private Situation() {}

  static long one(int last) {
    return last;
  }

  static long two(int last, int before) {
    return (1L << ORDER_AT) | ((long) before << BITS) | last;
  }

  static long three(int last, int before, int third) {
    return (2L << ORDER_AT) | ((long) third << (2 * BITS)) | ((long) before << BITS) | last;
  }

  static long type(int type, int last) {
    return ((long) type << BITS) | last;
  }

  static long word(int word, int last) {
    return ((long) word << BITS) | last;
  }
}
