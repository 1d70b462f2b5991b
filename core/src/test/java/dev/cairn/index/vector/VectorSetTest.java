package dev.cairn.index.vector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.policy.Policy;
import dev.cairn.policy.VectorPolicy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class VectorSetTest {
  private static final int DIMENSIONS = 5;
  private static final VectorPolicy ALWAYS_EXACT =
      Policy.DEFAULT.with(Map.of("vector.sign_scan_above", 1_000_000)).vector();
  private static final VectorPolicy ALWAYS_BY_SIGNS = Policy.DEFAULT
      .with(Map.of(
          "vector.sign_scan_above", 0,
          "vector.sign_candidates_min", 3,
          "vector.sign_sigmas", 10,
          "vector.sign_sure", 1_000))
      .vector();

  private static VectorSet set(VectorPolicy policy) {
    return new VectorSet(DIMENSIONS, policy, Kernels.scalar());
  }

  private static float[] axis(int which) {
    float[] vector = new float[DIMENSIONS];
    vector[which] = 1;
    return vector;
  }

  @Test
  void givesTheNearestFirstAndTiesByTheLowerId() {
    VectorSet set = set(ALWAYS_EXACT);
    set.put(9, axis(0));
    set.put(4, axis(0));
    set.put(1, axis(1));
    assertThat(set.nearest(axis(0), 3))
        .containsExactly(new Neighbour(4, 1), new Neighbour(9, 1), new Neighbour(1, 0));
    assertThat(set.nearest(axis(0), 1)).containsExactly(new Neighbour(4, 1));
    assertThat(set.nearest(axis(0), 0)).isEmpty();
  }

  @Test
  void anEmptySetFindsNothing() {
    for (VectorPolicy policy : List.of(ALWAYS_EXACT, ALWAYS_BY_SIGNS)) {
      assertThat(set(policy).nearest(axis(0), 10)).isEmpty();
      assertThat(set(policy).similarity(1, axis(0))).isEmpty();
      assertThat(set(policy).remove(1)).isFalse();
    }
  }

  @Test
  void theBestWindowOfATextCountsAndTheTextIsFoundOnce() {
    for (VectorPolicy policy : List.of(ALWAYS_EXACT, ALWAYS_BY_SIGNS)) {
      VectorSet set = set(policy);
      set.put(1, List.of(axis(1), axis(0), axis(0), axis(2)));
      set.put(2, axis(3));
      assertThat(set.vectors()).isEqualTo(5);
      assertThat(set.size()).isEqualTo(2);
      assertThat(set.nearest(axis(0), 2)).containsExactly(new Neighbour(1, 1), new Neighbour(2, 0));
      assertThat(set.similarity(1, axis(2))).hasValue(1);
    }
  }

  @Test
  void onlyAcceptedIdsAreFound() {
    for (VectorPolicy policy : List.of(ALWAYS_EXACT, ALWAYS_BY_SIGNS)) {
      VectorSet set = set(policy);
      for (int id = 0; id < 50; id++) {
        set.put(id, axis(id % DIMENSIONS));
      }
      assertThat(set.nearest(axis(0), 2, id -> id > 20))
          .containsExactly(new Neighbour(25, 1), new Neighbour(30, 1));
    }
  }

  @Test
  void refusesWhatIsNoVectorOfThisSpace() {
    VectorSet set = set(ALWAYS_EXACT);
    set.put(1, axis(0));
    float[] broken = axis(0);
    broken[1] = Float.NaN;
    List<float[]> bad = List.of(new float[3], new float[DIMENSIONS], broken);
    for (float[] vector : bad) {
      assertThatExceptionOfType(CairnException.class).isThrownBy(() -> set.put(1, vector));
      assertThatExceptionOfType(CairnException.class).isThrownBy(() -> set.nearest(vector, 1));
    }
    assertThatExceptionOfType(CairnException.class).isThrownBy(() -> set.put(1, List.of()));
    assertThat(set.nearest(axis(0), 1)).as("untouched").containsExactly(new Neighbour(1, 1));
  }

  /** Against a plain map that is sorted anew for every question. */
  @Property(tries = 60)
  void anyHistoryOfChangesLeavesWhatAMapWouldHold(@ForAll long seed) {
    Random random = new Random(seed);
    Clouds clouds = new Clouds(random, DIMENSIONS);
    Map<Integer, List<float[]>> expected = new HashMap<>();
    VectorSet exact = set(ALWAYS_EXACT);
    VectorSet bySigns = set(ALWAYS_BY_SIGNS);
    for (int step = 0; step < 200; step++) {
      int id = random.nextInt(40);
      if (random.nextInt(3) == 0) {
        boolean there = expected.remove(id) != null;
        assertThat(exact.remove(id)).isEqualTo(there);
        assertThat(bySigns.remove(id)).isEqualTo(there);
      } else {
        List<float[]> vectors = List.of(clouds.anywhere(1 + random.nextInt(3)));
        expected.put(id, vectors);
        exact.put(id, vectors);
        bySigns.put(id, vectors);
      }
    }
    float[] query = clouds.anywhere();
    int limit = 1 + random.nextInt(50);
    List<Neighbour> byMap = sorted(expected, query, limit);
    assertThat(exact.nearest(query, limit)).isEqualTo(byMap);
    assertThat(bySigns.nearest(query, limit)).as("ten sigmas let nothing slip").isEqualTo(byMap);
    assertThat(exact.size()).isEqualTo(expected.size());
    assertThat(exact.vectors())
        .isEqualTo(expected.values().stream().mapToInt(List::size).sum());
  }

  private static List<Neighbour> sorted(Map<Integer, List<float[]>> all, float[] query, int limit) {
    List<Neighbour> found = new ArrayList<>();
    all.forEach((id, vectors) -> {
      float best = -1;
      for (float[] vector : vectors) {
        best = Math.max(best, Kernels.scalar().dot(query, vector, 0));
      }
      found.add(new Neighbour(id, best));
    });
    found.sort(Comparator.comparing(Neighbour::score).reversed().thenComparing(Neighbour::id));
    return found.subList(0, Math.min(limit, found.size()));
  }

  @Test
  void growsBeyondABlockAndShrinksAgain() {
    VectorSet set = set(ALWAYS_EXACT);
    Clouds clouds = new Clouds(new Random(7), DIMENSIONS);
    float[][] vectors = clouds.anywhere(3_000);
    for (int id = 0; id < vectors.length; id++) {
      set.put(id, vectors[id]);
    }
    for (int id = 0; id < vectors.length; id += 2) {
      set.remove(id);
    }
    assertThat(set.size()).isEqualTo(1_500);
    for (int id = 1; id < vectors.length; id += 2) {
      assertThat(set.similarity(id, vectors[id]).orElseThrow()).isCloseTo(1, within(1e-5));
      assertThat(set.contains(id - 1)).isFalse();
    }
  }
}
