package dev.cairn.embed;

import java.util.ArrayList;
import java.util.List;

/** Cuts tokens into windows that overlap, at the end of a sentence if one is near, else of a word. */
final class Windows {
  private final Window window;

  Windows(Window window) {
    this.window = window;
  }

  /** At least one window, which is empty if the text is. */
  List<int[]> cut(Tokens tokens) {
    List<int[]> windows = new ArrayList<>();
    int from = 0;
    while (true) {
      int to = end(tokens, from);
      windows.add(tokens.slice(from, to));
      if (to == tokens.size() || windows.size() == window.windowsMax()) {
        return windows;
      }
      from = next(tokens, from, to);
    }
  }

  /** Only the first window: of a question, the rest would make it vaguer. */
  int[] first(Tokens tokens) {
    return tokens.slice(0, end(tokens, 0));
  }

  private int end(Tokens tokens, int from) {
    int full = from + window.room();
    if (full >= tokens.size()) {
      return tokens.size();
    }
    // A sentence that ends in the first half would leave the window too empty.
    int sentence = tokens.sentenceStart(from + window.room() / 2, full);
    if (sentence >= 0) {
      return sentence;
    }
    int word = tokens.wordStart(from + window.room() / 2, full);
    return word >= 0 ? word : full;
  }

  /** Where the next window begins: a little before the end of the last, at the start of a word. */
  private int next(Tokens tokens, int from, int to) {
    int earliest = Math.max(from, to - window.tokensShared());
    int sentence = tokens.sentenceStart(earliest - 1, to - 1);
    if (sentence > from) {
      return sentence;
    }
    int word = tokens.wordStart(earliest - 1, earliest + window.tokensShared() / 2);
    return word > from && word <= to ? word : to;
  }
}
