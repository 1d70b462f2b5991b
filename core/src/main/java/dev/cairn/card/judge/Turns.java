package dev.cairn.card.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Turns of phrase, found by their first word; where two begin alike, the longer one is meant. */
final class Turns {
  /** There is none of them. */
  static final Turns NONE = new Turns(List.of());

  private final Map<String, List<List<String>>> byFirst = new HashMap<>();

  private Turns(List<List<String>> all) {
    all.stream()
        .sorted(Comparator.comparingInt((List<String> turn) -> turn.size()).reversed())
        .forEach(turn ->
            byFirst.computeIfAbsent(turn.get(0), any -> new ArrayList<>()).add(turn));
  }

  static Turns of(String... all) {
    return new Turns(Stream.of(all).map(each -> List.of(each.split(" "))).toList());
  }

  Turns and(Turns more) {
    return new Turns(Stream.of(this, more)
        .flatMap(turns -> turns.byFirst.values().stream())
        .flatMap(List::stream)
        .toList());
  }

  /** How many words the turn has that stands there; 0 if none does. */
  int at(List<String> words, int at) {
    for (List<String> turn : byFirst.getOrDefault(words.get(at), List.of())) {
      int end = at + turn.size();
      if (end <= words.size() && words.subList(at, end).equals(turn)) {
        return turn.size();
      }
    }
    return 0;
  }
}
