package dev.cairn.embed;

import java.util.Arrays;
import java.util.BitSet;

/** A text as a model reads it: numbers, and where words begin and sentences end. */
final class Tokens {
  private static final int FIRST_ROOM = 64;

  private int[] ids = new int[FIRST_ROOM];
  private int size;
  private final BitSet wordStarts = new BitSet();
  private final BitSet sentenceStarts = new BitSet();

  void beginWord() {
    wordStarts.set(size);
  }

  /** What comes next begins a new sentence. */
  void endSentence() {
    if (size > 0) {
      sentenceStarts.set(size);
    }
  }

  void add(int id) {
    if (size == ids.length) {
      ids = Arrays.copyOf(ids, size * 2);
    }
    ids[size++] = id;
  }

  int size() {
    return size;
  }

  int[] slice(int from, int to) {
    return Arrays.copyOfRange(ids, from, to);
  }

  /** The last start of a sentence in (after, upTo], or -1. */
  int sentenceStart(int after, int upTo) {
    int found = sentenceStarts.previousSetBit(upTo);
    return found > after ? found : -1;
  }

  /** The last start of a word in (after, upTo], or -1. */
  int wordStart(int after, int upTo) {
    int found = wordStarts.previousSetBit(upTo);
    return found > after ? found : -1;
  }
}
