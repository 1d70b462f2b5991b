package dev.cairn.eval.memory;

/** A result of a search: the unit it is, and how many tokens reading it costs. */
record Shown(Unit unit, int tokens) {
  /** The usual estimate for English; it is too low for Chinese, there for all systems alike. */
  private static final int CHARACTERS_PER_TOKEN = 4;

  static int tokens(String text) {
    int characters = text.codePointCount(0, text.length());
    return (characters + CHARACTERS_PER_TOKEN - 1) / CHARACTERS_PER_TOKEN;
  }
}
