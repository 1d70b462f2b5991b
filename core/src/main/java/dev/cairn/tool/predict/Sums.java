package dev.cairn.tool.predict;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;

/** Positive amounts added up for tools. An array, because a map would cost more than adding up does. */
final class Sums {
  private final double[] sums;
  private final IntArrayList tools = new IntArrayList(128);

  Sums(int tools) {
    this.sums = new double[tools];
  }

  void add(int tool, double more) {
    if (sums[tool] == 0) {
      tools.add(tool);
    }
    sums[tool] += more;
  }

  double of(int tool) {
    return sums[tool];
  }

  double most() {
    double most = 0;
    for (int i = 0; i < tools.size(); i++) {
      most = Math.max(most, sums[tools.getInt(i)]);
    }
    return most;
  }

  /** Those that have any, in the order in which they came. */
  IntList tools() {
    return tools;
  }

  /** As new; costs what was added. */
  void clear() {
    for (int i = 0; i < tools.size(); i++) {
      sums[tools.getInt(i)] = 0;
    }
    tools.clear();
  }
}
