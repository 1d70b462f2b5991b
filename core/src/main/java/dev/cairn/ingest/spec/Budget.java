package dev.cairn.ingest.spec;

import dev.cairn.fault.CairnException;
import java.util.List;
import java.util.Map;

/**
 * What one run may cost. Loops in loops multiply: four of them over the same hundred names are a hundred
 * million steps, of which a small spec and a small input say nothing.
 */
final class Budget {
  static final int ITEMS_MAX = 10_000;
  static final int TURNS_MAX = 100_000;
  static final long CHARACTERS_MAX = 16L * 1024 * 1024;

  private static final int DEPTH_MAX = 16;

  private int items;
  private int turns;
  private long characters;

  void item() {
    if (++items > ITEMS_MAX) {
      throw tooLarge("more than " + ITEMS_MAX + " items");
    }
  }

  void turn() {
    if (++turns > TURNS_MAX) {
      throw tooLarge("more than " + TURNS_MAX + " turns of its loops");
    }
  }

  /** Also counts what several items share: each will be written out. */
  void weigh(Object value) {
    weigh(value, 1);
    if (characters > CHARACTERS_MAX) {
      throw tooLarge("more than " + CHARACTERS_MAX / (1024 * 1024) + " million characters");
    }
  }

  private void weigh(Object value, int depth) {
    if (depth > DEPTH_MAX || characters > CHARACTERS_MAX) {
      return;
    }
    characters += value instanceof String text ? text.length() : 1;
    if (value instanceof List<?> list) {
      list.forEach(each -> weigh(each == null ? "" : each, depth + 1));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, each) -> {
        weigh(key == null ? "" : key, depth + 1);
        weigh(each == null ? "" : each, depth + 1);
      });
    }
  }

  private static CairnException tooLarge(String what) {
    return CairnException.tooLarge(
        "data", "the spec makes " + what + " of this input; ingest it in several parts");
  }
}
