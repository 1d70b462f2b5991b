package dev.cairn.tool.predict;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Collection;
import java.util.function.ToDoubleFunction;

/** How well the texts of tools answer words: BM25, for the tools that have any of them. */
final class WordScores {
  private final WordIndex texts;
  private final Sums scores;
  private double most;

  WordScores(WordIndex texts) {
    this.texts = texts;
    this.scores = new Sums(texts.size());
  }

  /** Of all texts. */
  static WordScores of(WordIndex texts, Collection<String> words) {
    return new WordScores(texts).score(words, word -> 1);
  }

  /**
   * Anew, for other words.
   *
   * @param share what each word counts, 1 for fully
   */
  WordScores score(Collection<String> words, ToDoubleFunction<String> share) {
    scores.clear();
    for (String word : words) {
      texts.add(word, share.applyAsDouble(word), scores);
    }
    most = scores.most();
    return this;
  }

  double most() {
    return most;
  }

  double of(int tool) {
    return scores.of(tool);
  }

  /** As a share of the best tool's. */
  double scaled(int tool) {
    return most > 0 ? scores.of(tool) / most : 0;
  }

  /** The tools that have any of the words, in the order in which they were found. */
  IntList tools() {
    return scores.tools();
  }
}
