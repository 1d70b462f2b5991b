package dev.cairn.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Comparator;
import java.util.PriorityQueue;

/** Keeps the few numbers with the highest scores of many that are offered; of equals the higher number. */
final class BestFew {
  private record Scored(int number, double score) {
    static final Comparator<Scored> WORST_FIRST =
        Comparator.comparingDouble(Scored::score).thenComparingInt(Scored::number);
  }

  private final int most;
  private final PriorityQueue<Scored> best = new PriorityQueue<>(Scored.WORST_FIRST);

  BestFew(int most) {
    this.most = most;
  }

  boolean wouldTake(int number, double score) {
    if (best.size() < most) {
      return true;
    }
    Scored worst = best.element();
    return score > worst.score() || (score == worst.score() && number > worst.number());
  }

  void offer(int number, double score) {
    if (wouldTake(number, score)) {
      best.add(new Scored(number, score));
      if (best.size() > most) {
        best.remove();
      }
    }
  }

  /** In no order. */
  IntList numbers() {
    IntList numbers = new IntArrayList(best.size());
    best.forEach(each -> numbers.add(each.number()));
    return numbers;
  }
}
