package dev.cairn.index;

import dev.cairn.formula.Bm25;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Many short texts by their words, in memory: which texts have a word, and how often. Texts are numbered as
 * they come and never taken out, so that a new one costs its own words and nothing else; whoever owns them
 * knows which still count. Not safe while one is added: the owner holds a lock.
 */
public final class ShortTexts {
  /** The texts that have one word, ascending, and how often each has it. */
  private static final class Postings {
    private final IntArrayList texts = new IntArrayList(2);
    private final IntArrayList times = new IntArrayList(2);

    int times(int text) {
      int at = Collections.binarySearch(texts, text);
      return at < 0 ? 0 : times.getInt(at);
    }
  }

  /** Told of one text that has a word. */
  @FunctionalInterface
  public interface Visitor {
    void at(int text, int times);
  }

  /** Of a word in one text: its place in two lists, and its share of the word itself. */
  private static final long BYTES_PER_WORD = 40;

  private final Map<String, Postings> words = new HashMap<>();
  private final IntArrayList lengths = new IntArrayList();
  private long length;
  private int worded;

  public static ShortTexts of(List<Bag> texts) {
    ShortTexts all = new ShortTexts();
    texts.forEach(all::add);
    return all;
  }

  /** The number of the new text. */
  public int add(Bag text) {
    int number = lengths.size();
    lengths.add(text.length());
    length += text.length();
    worded += text.length() > 0 ? 1 : 0;
    text.times().forEach((word, times) -> {
      Postings postings = words.computeIfAbsent(word, it -> new Postings());
      postings.texts.add(number);
      postings.times.add((int) times);
    });
    return number;
  }

  public int size() {
    return lengths.size();
  }

  /** Words of one text, repetitions included. */
  public int length(int text) {
    return lengths.getInt(text);
  }

  /** Texts that have words at all, and how many. */
  public Bm25.Corpus corpus() {
    return new Bm25.Corpus(worded, length);
  }

  /** How many texts have a word. */
  public int with(String word) {
    Postings postings = words.get(word);
    return postings == null ? 0 : postings.texts.size();
  }

  /** How often one text has a word. */
  public int times(String word, int text) {
    Postings postings = words.get(word);
    return postings == null ? 0 : postings.times(text);
  }

  /** Rough heap in use, in bytes. */
  public long footprint() {
    return BYTES_PER_WORD * length;
  }

  /** Every text that has a word, in the order of their numbers. */
  public void each(String word, Visitor visitor) {
    Postings postings = words.get(word);
    for (int i = 0; postings != null && i < postings.texts.size(); i++) {
      visitor.at(postings.texts.getInt(i), postings.times.getInt(i));
    }
  }
}
