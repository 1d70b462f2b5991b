package dev.cairn.engine.erase;

import dev.cairn.text.Sentence;
import dev.cairn.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The sentences of one text that are blanked. Each of their code points becomes a space, so that other spans still fit. */
final class Blanks {
  private final String text;
  private final List<Sentence> sentences;
  private final boolean[] blank;

  Blanks(String text) {
    this.text = text;
    this.sentences = SentenceSplitter.split(text);
    this.blank = new boolean[text.length()];
  }

  /** Blanks a span of code points, and the sentences it is of. */
  void addCodePoints(int start, int end) {
    int from = text.offsetByCodePoints(0, start);
    add(from, text.offsetByCodePoints(from, end - start));
  }

  /** The same for a span of chars. */
  void add(int start, int end) {
    fill(start, end);
    for (Sentence sentence : sentences) {
      if (sentence.start() < end && start < sentence.end()) {
        fill(sentence.start(), sentence.end());
      }
    }
  }

  /** Blanks these chars and no others. */
  void exactly(int start, int end) {
    fill(start, end);
  }

  private void fill(int start, int end) {
    Arrays.fill(blank, start, end, true);
  }

  /** Whether a span of code points lost any of its words. */
  boolean touches(int start, int end) {
    int from = text.offsetByCodePoints(0, start);
    int to = text.offsetByCodePoints(from, end - start);
    for (int at = from; at < to; at++) {
      if (blank[at]) {
        return true;
      }
    }
    return false;
  }

  /** What is left. Ends of lines stay: they are no words, and tables and lists stand by them. */
  String left() {
    StringBuilder left = new StringBuilder(text.length());
    for (int at = 0; at < text.length(); ) {
      int letter = text.codePointAt(at);
      left.appendCodePoint(blank[at] && letter != '\n' && letter != '\r' ? ' ' : letter);
      at += Character.charCount(letter);
    }
    return left.toString();
  }

  /** The words that go, stretch by stretch. */
  List<String> gone() {
    List<String> gone = new ArrayList<>();
    int start = -1;
    for (int at = 0; at <= text.length(); at++) {
      boolean in = at < text.length() && blank[at];
      if (in && start < 0) {
        start = at;
      } else if (!in && start >= 0) {
        gone.add(text.substring(start, at));
        start = -1;
      }
    }
    return gone;
  }
}
