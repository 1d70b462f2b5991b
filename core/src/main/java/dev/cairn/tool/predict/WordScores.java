package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.ShortTexts;
import dev.cairn.policy.PredictionPolicy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Collection;
import java.util.function.ToDoubleFunction;

/** How well the texts of tools answer words: BM25, for the tools that have any of them. */
final class WordScores {
  /** By tool; an array, because a map would cost more than adding up does. */
  private final double[] scores;

  private final IntArrayList tools = new IntArrayList();
  private double most;

  private WordScores(int tools) {
    this.scores = new double[tools];
  }

  /**
   * Of all texts.
   *
   * @param share what each word counts, 1 for fully
   */
  static WordScores of(
      ShortTexts texts,
      Collection<String> words,
      ToDoubleFunction<String> share,
      PredictionPolicy policy) {
    WordScores all = new WordScores(texts.size());
    double average = Math.max(1, texts.corpus().averageLength());
    double common = Math.max((double) policy.commonMin(), policy.commonShare() * texts.size());
    for (String word : words) {
      if (texts.with(word) <= common) {
        double rarity =
            ToolRelevance.rarity(texts.size(), texts.with(word)) * share.applyAsDouble(word);
        texts.each(
            word,
            (tool, times) ->
                all.add(tool, rarity * saturation(policy, times, texts.length(tool) / average)));
      }
    }
    all.tools.forEach((int tool) -> all.most = Math.max(all.most, all.scores[tool]));
    return all;
  }

  private void add(int tool, double more) {
    if (scores[tool] == 0) {
      tools.add(tool);
    }
    scores[tool] += more;
  }

  private static double saturation(PredictionPolicy policy, int times, double length) {
    double b = policy.bm25B();
    return times / (times + policy.bm25K1() * (1 - b + b * length));
  }

  double most() {
    return most;
  }

  double of(int tool) {
    return scores[tool];
  }

  /** As a share of the best tool's. */
  double scaled(int tool) {
    return most > 0 ? scores[tool] / most : 0;
  }

  /** The tools that have any of the words, in the order in which they were found. */
  IntList tools() {
    return tools;
  }
}
