package dev.cairn.index.vector;

import dev.cairn.policy.VectorPolicy;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** Looks through all rows for the best ids: at every number, or at sign bits first and then at a few. */
final class Scan {
  private final Rows rows;
  private final Supplier<VectorPolicy> policy;
  private final DotKernel kernel;

  Scan(Rows rows, Supplier<VectorPolicy> policy, DotKernel kernel) {
    this.rows = rows;
    this.policy = policy;
    this.kernel = kernel;
  }

  List<Integer> best(float[] query, int limit, IntPredicate accepts) {
    return rows.count() > policy.get().signScanAbove()
        ? bySigns(query, limit, accepts)
        : exact(query, limit, accepts);
  }

  List<Integer> exact(float[] query, int limit, IntPredicate accepts) {
    Best best = new Best(kept(limit));
    float[] scores = new float[Rows.PER_BLOCK];
    for (int block = 0; block < rows.blocks(); block++) {
      int count = rows.rowsIn(block);
      kernel.dots(query, rows.block(block), count, scores);
      for (int i = 0; i < count; i++) {
        if (best.mayEnter(scores[i])) {
          int id = rows.owner(block * Rows.PER_BLOCK + i);
          if (accepts.test(id)) {
            best.offer(id, scores[i]);
          }
        }
      }
    }
    return best.ids();
  }

  /**
   * Rescores the rows that differ in the fewest bits, then all others that may still be as near as the best
   * few of those, given how far bits stray. Where vectors cluster these are few; where they do not, bits say
   * little and most rows are looked at, so the first of the answer stay good and only the time grows. To be
   * as sure of the last of a long answer would mean to look at most rows anywhere.
   */
  private List<Integer> bySigns(float[] query, int limit, IntPredicate accepts) {
    Distances distances = new Distances(rows, query, accepts);
    Best best = new Best(kept(limit));
    int near = distances.within(Math.max(policy.get().signCandidatesMin(), best.limit()));
    rescore(query, best, distances, -1, near);
    int sure = kept((int) Math.min(limit, policy.get().signSure()));
    // Fewer if several of these rows are windows of one text: then no distance is too far.
    int radius = best.size() >= sure
        ? rows.signBits().radius(best.score(sure), policy.get().signSigmas())
        : query.length;
    rescore(query, best, distances, near, radius);
    return best.ids();
  }

  private void rescore(float[] query, Best best, Distances distances, int above, int upTo) {
    distances.each(above, upTo, row -> {
      float score = rows.dot(kernel, query, row);
      if (best.mayEnter(score)) {
        best.offer(rows.owner(row), score);
      }
    });
  }

  /** A few more than asked for: kernels differ in the last bits, and the final order is made later. */
  private int kept(int limit) {
    return (int) Math.min(Math.max(1, rows.count()), limit + policy.get().scanSpare());
  }
}
