package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import dev.cairn.policy.PredictionPolicy;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The texts of tools by their words, with what each word counts for each tool by BM25: worked out when the
 * line-up is made, so that a question only adds up.
 */
final class WordIndex {
  /** The tools that have one word, ascending, and what it counts for each. */
  private static final class Postings {
    private final IntArrayList tools = new IntArrayList(2);
    private final DoubleArrayList counts = new DoubleArrayList(2);
  }

  private final Map<String, Postings> words = new HashMap<>();
  private final int size;

  WordIndex(List<Bag> texts, PredictionPolicy policy) {
    this.size = texts.size();
    long length = 0;
    long worded = 0;
    for (int tool = 0; tool < size; tool++) {
      add(texts.get(tool), tool);
      length += texts.get(tool).length();
      worded += texts.get(tool).length() > 0 ? 1 : 0;
    }
    double average = worded == 0 ? 1 : Math.max(1, (double) length / worded);
    double common = Math.max((double) policy.commonMin(), policy.commonShare() * size);
    words.values().removeIf(postings -> postings.tools.size() > common);
    words.values().forEach(postings -> weigh(postings, texts, average, policy));
  }

  private void add(Bag text, int tool) {
    text.times().forEach((word, times) -> {
      Postings postings = words.computeIfAbsent(word, it -> new Postings());
      postings.tools.add(tool);
      postings.counts.add((double) times);
    });
  }

  private void weigh(Postings postings, List<Bag> texts, double average, PredictionPolicy policy) {
    double rarity = ToolRelevance.rarity(size, postings.tools.size());
    double b = policy.bm25B();
    for (int i = 0; i < postings.tools.size(); i++) {
      double times = postings.counts.getDouble(i);
      double length = texts.get(postings.tools.getInt(i)).length() / average;
      postings.counts.set(i, rarity * (times / (times + policy.bm25K1() * (1 - b + b * length))));
    }
    postings.tools.trim();
    postings.counts.trim();
  }

  int size() {
    return size;
  }

  /** Adds what a word counts, or a share of it, for every tool that has it. */
  void add(String word, double share, Sums sums) {
    Postings postings = words.get(word);
    if (postings != null) {
      int[] tools = postings.tools.elements();
      double[] counts = postings.counts.elements();
      for (int i = 0; i < postings.tools.size(); i++) {
        sums.add(tools[i], counts[i] * share);
      }
    }
  }
}
