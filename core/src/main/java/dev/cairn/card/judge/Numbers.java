package dev.cairn.card.judge;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the rules looked at while one candidate was judged. */
final class Numbers {
  private final SortedMap<String, Double> all = new TreeMap<>();

  void put(String name, double value) {
    all.put(name, value);
  }

  SortedMap<String, Double> all() {
    return Collections.unmodifiableSortedMap(new TreeMap<>(all));
  }
}
