package dev.cairn.index.vector;

import dev.cairn.fault.CairnException;
import dev.cairn.policy.VectorPolicy;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * Vectors of length 1 under int ids, searched by dot product. An id may have several vectors, one per window
 * of its text; the best one counts.
 *
 * <p>Many threads may look at once; a change needs the set alone, so the caller holds a lock.
 */
public final class VectorSet {
  private static final double LENGTH_TOLERANCE = 0.01;
  private static final int[] NONE = {};

  /** An array of rows, and its place in a map that is half full. */
  private static final long BYTES_PER_ID = 48;

  private final int dimensions;
  private final DotKernel scores = new ScalarKernel();
  private final Rows rows;
  private final Scan scan;
  /** The rows of each id, in the order of its windows. */
  private final Int2ObjectOpenHashMap<int[]> rowsOf = new Int2ObjectOpenHashMap<>();

  public VectorSet(int dimensions, VectorPolicy policy, DotKernel kernel) {
    this(dimensions, () -> policy, kernel);
  }

  /** @param policy asked at every look */
  VectorSet(int dimensions, Supplier<VectorPolicy> policy, DotKernel kernel) {
    this.dimensions = dimensions;
    this.rows = new Rows(dimensions);
    this.scan = new Scan(rows, policy, kernel);
  }

  /** Ids held. */
  public int size() {
    return rowsOf.size();
  }

  /** Vectors held, at least one per id. */
  public int vectors() {
    return rows.count();
  }

  public boolean contains(int id) {
    return rowsOf.containsKey(id);
  }

  public void put(int id, float[] vector) {
    put(id, List.of(vector));
  }

  /** Puts the vectors of a text in the place of those the id had. */
  public void put(int id, List<float[]> vectors) {
    if (vectors.isEmpty()) {
      throw CairnException.invalid("vectors", "give at least one vector, or remove the id");
    }
    vectors.forEach(this::check);
    remove(id);
    int[] mine = new int[vectors.size()];
    for (int i = 0; i < mine.length; i++) {
      mine[i] = rows.add(id, vectors.get(i));
    }
    rowsOf.put(id, mine);
  }

  /** Whether the id was there. */
  public boolean remove(int id) {
    int[] mine = rowsOf.remove(id);
    if (mine == null) {
      return false;
    }
    // From the highest row down, so that a row that moves is never one still to be removed.
    Arrays.sort(mine);
    for (int i = mine.length - 1; i >= 0; i--) {
      int last = rows.count() - 1;
      int[] moved = rowsOf.getOrDefault(rows.owner(last), NONE);
      rows.removeBySwap(mine[i]);
      replace(moved, last, mine[i]);
    }
    return true;
  }

  private static void replace(int[] among, int old, int by) {
    for (int i = 0; i < among.length; i++) {
      if (among[i] == old) {
        among[i] = by;
      }
    }
  }

  /** The ids nearest to {@code query}, best first, ties by id. */
  public List<Neighbour> nearest(float[] query, int limit) {
    return nearest(query, limit, id -> true);
  }

  /** The nearest of the ids that {@code accepts}. Above the policy's size almost surely all of them. */
  public List<Neighbour> nearest(float[] query, int limit, IntPredicate accepts) {
    check(query);
    return limit < 1 ? List.of() : ranked(query, scan.best(query, limit, accepts), limit);
  }

  /** As {@link #nearest}, always by looking at every vector. */
  public List<Neighbour> nearestExactly(float[] query, int limit, IntPredicate accepts) {
    check(query);
    return limit < 1 ? List.of() : ranked(query, scan.exact(query, limit, accepts), limit);
  }

  /** The score one id would be found with. */
  public OptionalDouble similarity(int id, float[] query) {
    return similarities(new int[] {id}, query).get(0);
  }

  /** The scores ids would be found with, in their order. */
  public List<OptionalDouble> similarities(int[] ids, float[] query) {
    check(query);
    List<OptionalDouble> all = new ArrayList<>(ids.length);
    for (int id : ids) {
      all.add(contains(id) ? OptionalDouble.of(score(id, query)) : OptionalDouble.empty());
    }
    return all;
  }

  /** The cosine of the two most alike windows of two ids. */
  public OptionalDouble similarity(int id, int other) {
    if (!contains(id) || !contains(other)) {
      return OptionalDouble.empty();
    }
    float best = -1;
    for (int row : rowsOf.getOrDefault(id, NONE)) {
      best = Math.max(best, score(other, rows.vector(row)));
    }
    return OptionalDouble.of(best);
  }

  /** Rough heap in use, in bytes. */
  public long footprint() {
    return rows.footprint() + BYTES_PER_ID * rowsOf.size();
  }

  /** Scores anew in the one fixed order of sums, so that no answer depends on the kernel. */
  private List<Neighbour> ranked(float[] query, List<Integer> ids, int limit) {
    return ids.stream()
        .map(id -> new Neighbour(id, score(id, query)))
        .sorted((a, b) -> {
          int byScore = Float.compare(b.score(), a.score());
          return byScore != 0 ? byScore : Integer.compare(a.id(), b.id());
        })
        .limit(limit)
        .toList();
  }

  private float score(int id, float[] query) {
    float best = -1;
    for (int row : rowsOf.getOrDefault(id, NONE)) {
      best = Math.max(best, rows.dot(scores, query, row));
    }
    return best;
  }

  private void check(float[] vector) {
    if (vector.length != dimensions) {
      throw CairnException.invalid(
          "vector", "a vector here has " + dimensions + " numbers, this one " + vector.length);
    }
    double length = 0;
    for (float x : vector) {
      length += (double) x * x;
    }
    // Negated, so that what is not a number is refused too.
    if (!(Math.abs(Math.sqrt(length) - 1) <= LENGTH_TOLERANCE)) {
      throw CairnException.invalid(
          "vector", "a vector must have length 1, this one has " + Math.sqrt(length));
    }
  }
}
