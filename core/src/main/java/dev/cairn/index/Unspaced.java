package dev.cairn.index;

import java.util.Collection;

/** Reads text without spaces as overlapping pairs of characters; a character alone stands for itself. */
final class Unspaced {
  private final String text;
  private final boolean singles;
  private final Collection<Token> out;

  Unspaced(String text, boolean singles, Collection<Token> out) {
    this.text = text;
    this.singles = singles;
    this.out = out;
  }

  /** Reads from {@code start} as far as the script goes; returns where it ends. */
  int read(int start) {
    int at = start;
    int next = after(at);
    if (!continues(next)) {
      add(at, next, false);
      return next;
    }
    while (continues(next)) {
      int end = after(next);
      add(at, end, false);
      if (singles) {
        add(at, next, true);
      }
      at = next;
      next = end;
    }
    if (singles) {
      add(at, next, true);
    }
    return next;
  }

  private int after(int index) {
    return index + Character.charCount(text.codePointAt(index));
  }

  private boolean continues(int index) {
    return index < text.length() && Characters.isUnspaced(text.codePointAt(index));
  }

  private void add(int start, int end, boolean stacked) {
    out.add(new Token(WordForm.of(text.substring(start, end)), start, end, stacked));
  }
}
