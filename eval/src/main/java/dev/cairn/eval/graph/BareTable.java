package dev.cairn.eval.graph;

import java.util.Arrays;

/** The peer of an upsert: three numbers to a double by open addressing, and nothing else. */
final class BareTable {
  private static final int SMALLEST = 64;
  private static final int KEY = 3;
  private static final int EMPTY = -1;
  private static final int MIX = 0x9E3779B9;

  private int[] keys = empty(SMALLEST);
  private double[] values = new double[SMALLEST];
  private int used;

  void put(int source, int target, int relation, double value) {
    int cell = cell(source, target, relation);
    if (keys[cell * KEY] == EMPTY) {
      if (++used * 2 > values.length) {
        grow();
        cell = cell(source, target, relation);
      }
      keys[cell * KEY] = source;
      keys[cell * KEY + 1] = target;
      keys[cell * KEY + 2] = relation;
    }
    values[cell] = value;
  }

  double value(int source, int target, int relation) {
    return values[cell(source, target, relation)];
  }

  int size() {
    return used;
  }

  /** Where it is, or would be. */
  private int cell(int source, int target, int relation) {
    int mask = values.length - 1;
    int cell = hash(source, target, relation) & mask;
    while (keys[cell * KEY] != EMPTY
        && !(keys[cell * KEY] == source
            && keys[cell * KEY + 1] == target
            && keys[cell * KEY + 2] == relation)) {
      cell = (cell + 1) & mask;
    }
    return cell;
  }

  private void grow() {
    int[] oldKeys = keys;
    double[] oldValues = values;
    keys = empty(oldValues.length * 2);
    values = new double[oldValues.length * 2];
    for (int old = 0; old < oldValues.length; old++) {
      if (oldKeys[old * KEY] != EMPTY) {
        int cell = cell(oldKeys[old * KEY], oldKeys[old * KEY + 1], oldKeys[old * KEY + 2]);
        System.arraycopy(oldKeys, old * KEY, keys, cell * KEY, KEY);
        values[cell] = oldValues[old];
      }
    }
  }

  private static int hash(int source, int target, int relation) {
    int hash = (source * MIX + target) * MIX + relation;
    hash ^= hash >>> 15;
    hash *= MIX;
    return hash ^ hash >>> 13;
  }

  private static int[] empty(int cells) {
    int[] keys = new int[cells * KEY];
    Arrays.fill(keys, EMPTY);
    return keys;
  }
}
