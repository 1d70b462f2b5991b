package dev.cairn.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;

/** Numbers noted once each, in the order they came, with a mark. Every event makes some: they stay small. */
final class Notes {
  private static final int SMALLEST = 16;
  private static final int MIX = 0x9E3779B9;

  private final IntArrayList order = new IntArrayList();

  /** For each cell where in the order its number stands, plus one; twice that, and one more if marked. */
  private int[] cells = {};

  /** Only the first note of a number counts. */
  void note(int number, boolean marked) {
    if (order.size() * 2 >= cells.length) {
      grow();
    }
    int cell = cell(number);
    if (cells[cell] == 0) {
      order.add(number);
      cells[cell] = order.size() * 2 + (marked ? 1 : 0);
    }
  }

  boolean isMarked(int number) {
    return !order.isEmpty() && (cells[cell(number)] & 1) == 1;
  }

  IntList all() {
    return order;
  }

  private int cell(int number) {
    int mask = cells.length - 1;
    int hash = number * MIX;
    int cell = (hash ^ hash >>> 15) & mask;
    while (cells[cell] != 0 && order.getInt((cells[cell] >> 1) - 1) != number) {
      cell = (cell + 1) & mask;
    }
    return cell;
  }

  private void grow() {
    int[] before = cells;
    cells = new int[Math.max(SMALLEST, before.length * 2)];
    for (int noted : before) {
      if (noted != 0) {
        cells[cell(order.getInt((noted >> 1) - 1))] = noted;
      }
    }
  }
}
