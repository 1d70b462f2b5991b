package dev.cairn.eval.suite;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Where the right answers stand in a ranking. Each counts once, where it is found first.
 *
 * @param ranks of those found, from 1, ascending
 * @param gold how many there are, found or not
 */
public record Retrieved(List<Integer> ranks, int gold) {

  public Retrieved {
    ranks = ranks.stream().sorted().toList();
    if (gold < 1 || ranks.size() > gold) {
      throw new IllegalArgumentException(ranks.size() + " found of " + gold);
    }
  }

  public static Retrieved of(Collection<String> gold, List<String> ranking) {
    Set<String> distinct = Set.copyOf(gold);
    List<Integer> ranks = distinct.stream()
        .map(ranking::indexOf)
        .filter(index -> index >= 0)
        .map(index -> index + 1)
        .toList();
    return new Retrieved(ranks, distinct.size());
  }

  /** The share of the right answers among the first k. */
  public double recall(int k) {
    return (double) within(k) / gold;
  }

  /** 1 if the first k hold every right answer. */
  public double all(int k) {
    return within(k) == gold ? 1 : 0;
  }

  /** One over the rank of the first right answer; 0 if none was found. */
  public double reciprocalRank() {
    return ranks.isEmpty() ? 0 : 1.0 / ranks.get(0);
  }

  /**
   * Discounted cumulative gain over the best there could be (Järvelin and Kekäläinen 2002), with every
   * right answer worth the same.
   */
  public double ndcg(int k) {
    double gain = ranks.stream()
        .filter(rank -> rank <= k)
        .mapToDouble(Retrieved::discount)
        .sum();
    double best = 0;
    for (int rank = 1; rank <= Math.min(k, gold); rank++) {
      best += discount(rank);
    }
    return gain / best;
  }

  /** The rank of the first right answer; after all others if none was found. */
  public int first() {
    return ranks.isEmpty() ? Integer.MAX_VALUE : ranks.get(0);
  }

  private long within(int k) {
    return ranks.stream().filter(rank -> rank <= k).count();
  }

  private static double discount(int rank) {
    return Math.log(2) / Math.log(rank + 1.0);
  }

  /** Recall, all and the rest as every suite of retrieval tells them. */
  public void tell(Measures measures, String prefix, int[] cuts) {
    Arrays.stream(cuts).forEach(k -> measures.put(prefix + "R@" + k, recall(k)));
    Arrays.stream(cuts).forEach(k -> measures.put(prefix + "All@" + k, all(k)));
    measures.put(prefix + "MRR", reciprocalRank());
    measures.put(prefix + "NDCG@10", ndcg(10));
  }
}
