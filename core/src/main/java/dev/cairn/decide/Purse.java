package dev.cairn.decide;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The tokens a pack may still spend. A text never has more tokens than bytes, so nothing is counted as long as
 * there would be room even then; most packs are never counted line by line.
 */
final class Purse {
  private final long budget;
  private final List<String> spent = new ArrayList<>();
  private long left;
  private boolean counting;

  Purse(long budget) {
    this.budget = budget;
    this.left = budget;
  }

  /** Spends what a text costs, if there is as much. */
  boolean pay(String text) {
    if (!counting && bytes(text) > left) {
      counting = true;
      left = budget - spent.stream().mapToLong(Tokens::count).sum();
    }
    long price = counting ? Tokens.count(text) : bytes(text);
    if (price > left) {
      return false;
    }
    left -= price;
    spent.add(text);
    return true;
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
