package dev.cairn.tool.predict;

import dev.cairn.formula.ToolRelevance;
import dev.cairn.index.Bag;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The words of the names of tools, by number: which tools have one, and how much it tells that they do. */
final class NameWords {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<IntArrayList> tools = new ArrayList<>();
  private final int[][] ofTool;
  private final double[] rarities;
  private final double[] lengths;

  NameWords(List<Bag> names) {
    this.ofTool = new int[names.size()][];
    for (int tool = 0; tool < ofTool.length; tool++) {
      ofTool[tool] = read(names.get(tool), tool);
    }
    this.rarities = tools.stream()
        .mapToDouble(with -> ToolRelevance.rarity(ofTool.length, with.size()))
        .toArray();
    this.lengths = Arrays.stream(ofTool)
        .mapToDouble(words -> Arrays.stream(words).mapToDouble(this::weight).sum())
        .toArray();
  }

  private int[] read(Bag name, int tool) {
    return name.times().keySet().stream()
        .mapToInt(word -> {
          int number = numbers.computeIfAbsent(word, it -> numbers.size());
          if (number == tools.size()) {
            tools.add(new IntArrayList());
          }
          tools.get(number).add(tool);
          return number;
        })
        .toArray();
  }

  int size() {
    return tools.size();
  }

  OptionalInt find(String word) {
    Integer number = numbers.get(word);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** The words of a tool's name. */
  int[] of(int tool) {
    return ofTool[tool];
  }

  IntList toolsWith(int word) {
    return tools.get(word);
  }

  double rarity(int word) {
    return rarities[word];
  }

  /** What it counts that two names share a word. */
  double weight(int word) {
    return rarities[word] * rarities[word];
  }

  /** The weights of all words of a tool's name. */
  double length(int tool) {
    return lengths[tool];
  }
}
