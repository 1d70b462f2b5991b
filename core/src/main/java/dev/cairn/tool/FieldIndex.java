package dev.cairn.tool;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.policy.ToolPolicy;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** One field of many tools by its words: which tools have a word, and how often. Never changes. */
final class FieldIndex {
  /** The tools that have one word, ascending, and how often each has it. */
  private static final class Postings {
    private final IntArrayList tools = new IntArrayList(2);
    private final IntArrayList times = new IntArrayList(2);

    void add(int tool, int often) {
      tools.add(tool);
      times.add(often);
    }
  }

  private final Map<String, Postings> words = new HashMap<>();
  private final int[] lengths;
  private final double averageLength;

  FieldIndex(List<Bag> texts) {
    this.lengths = texts.stream().mapToInt(Bag::length).toArray();
    this.averageLength = IntStream.of(lengths).filter(it -> it > 0).average().orElse(1);
    for (int tool = 0; tool < texts.size(); tool++) {
      for (Map.Entry<String, Integer> word : texts.get(tool).times().entrySet()) {
        words.computeIfAbsent(word.getKey(), it -> new Postings()).add(tool, word.getValue());
      }
    }
  }

  boolean has(String word, int tool) {
    Postings postings = words.get(word);
    return postings != null && Collections.binarySearch(postings.tools, tool) >= 0;
  }

  /** How well the field of each tool answers these words: BM25, 0 where it has none of them. */
  double[] scores(Collection<String> asked, ToolPolicy policy) {
    double[] scores = new double[lengths.length];
    for (String word : asked) {
      Postings postings = words.get(word);
      if (postings != null) {
        add(postings, policy, scores);
      }
    }
    return scores;
  }

  private void add(Postings postings, ToolPolicy policy, double[] scores) {
    double rarity = ToolRelevance.rarity(lengths.length, postings.tools.size());
    for (int i = 0; i < postings.tools.size(); i++) {
      int tool = postings.tools.getInt(i);
      scores[tool] += rarity
          * ToolRelevance.saturation(
              policy, postings.times.getInt(i), lengths[tool] / averageLength);
    }
  }
}
