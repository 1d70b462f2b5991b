package dev.cairn.index;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * Reads the words off a text: chat, code, names of tools and files. A name is a word and so are its parts,
 * so that {@code createIssue} is found by itself, by {@code create} and by {@code issue}. Scripts without
 * spaces are read in pairs of characters. Takes time in proportion to the text, whatever it holds.
 */
public final class Words implements Iterator<Token> {
  private final String text;
  private final boolean singles;
  private final Deque<Token> ready = new ArrayDeque<>();
  private int at;

  private Words(String text, boolean singles) {
    this.text = text;
    this.singles = singles;
  }

  /** The words a text is found by. */
  public static Words of(String text) {
    return new Words(text, true);
  }

  /**
   * The words a query looks for. They differ from those of a text in one point: where a text without
   * spaces gives pairs and single characters, so that both can find it, a query gives the pairs alone.
   */
  public static Words asked(String query) {
    return new Words(query, false);
  }

  /** The term a single written word is looked up by. */
  public static String form(String written) {
    return WordForm.of(written);
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && at < text.length()) {
      int c = text.codePointAt(at);
      if (Characters.isUnspaced(c)) {
        at = new Unspaced(text, singles, ready).read(at);
      } else if (Characters.isWord(c)) {
        readName(at, at);
      } else if (c == Characters.ESCAPE) {
        at = Characters.endOfEscape(text, at);
      } else {
        readMark((char) c);
      }
    }
    return !ready.isEmpty();
  }

  @Override
  public Token next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more words");
    }
    return ready.remove();
  }

  /** A sigil in front of a word is part of its name, unless it is really a dash or an ellipsis. */
  private void readMark(char c) {
    int start = at;
    int body = start + 1;
    if (c == '-' && body < text.length() && text.charAt(body) == '-') {
      body++;
    }
    boolean begins = Characters.isSigil(c)
        && body < text.length()
        && Characters.isWord(text.codePointAt(body))
        && (start == 0 || isEdge(text.codePointBefore(start), c));
    if (begins) {
      readName(start, body);
    } else {
      at++;
    }
  }

  private static boolean isEdge(int before, char sigil) {
    return before != sigil && !Characters.isWord(before) && !Characters.isUnspaced(before);
  }

  private void readName(int start, int body) {
    int end = endOfName(body);
    int whole = endOfSuffix(body, end);
    at = whole;
    if (end - start > WordForm.LENGTH_MAX) {
      end = WordForm.cut(text, start + WordForm.LENGTH_MAX);
      whole = end;
    }
    new Name(text, ready).read(start, body, end, whole);
  }

  private int endOfName(int from) {
    int end = from;
    while (end < text.length()) {
      int c = text.codePointAt(end);
      if (Characters.isWord(c)) {
        end += Character.charCount(c);
      } else {
        int next = afterJoiners(end);
        if (next == end) {
          return end;
        }
        end = next;
      }
    }
    return end;
  }

  /** Where the word after one or two joiners begins; {@code from} itself if they join nothing. */
  private int afterJoiners(int from) {
    if (!Characters.isJoiner(text.charAt(from)) || from + 1 >= text.length()) {
      return from;
    }
    if (Characters.isWord(text.codePointAt(from + 1))) {
      return from + 1;
    }
    boolean pair = from + 2 < text.length()
        && Characters.areJoiners(text.charAt(from), text.charAt(from + 1))
        && Characters.isWord(text.codePointAt(from + 2));
    return pair ? from + 2 : from;
  }

  /** C++ and C# are names of their own. */
  private int endOfSuffix(int body, int end) {
    if (text.startsWith("++", end)) {
      return end + 2;
    }
    boolean sharp =
        end - body == 1 && text.startsWith("#", end) && Character.isLetter(text.charAt(body));
    return sharp ? end + 1 : end;
  }
}
