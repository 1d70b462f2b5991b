package dev.cairn.index.vector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.policy.Policy;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@DisplayName("Sign bits find what an exact scan finds")
class RecallTest {
  private static final int DIMENSIONS = 384;
  private static final int VECTORS = 60_000;
  private static final int QUERIES = 50;
  private static final long SEED = 20_240_611;

  private final Clouds clouds = new Clouds(new Random(SEED), DIMENSIONS);
  private final VectorSet set =
      new VectorSet(DIMENSIONS, Policy.DEFAULT.vector(), Kernels.scalar());

  @Test
  void whereVectorsCluster() {
    float[][] centres = clouds.anywhere(500);
    for (int id = 0; id < VECTORS; id++) {
      set.put(id, clouds.near(centres[id % centres.length], 0.8));
    }
    assertRecall(query -> clouds.near(centres[query], 0.8));
  }

  /** As real models place sentences: all in one corner of the space. */
  @Test
  void whereAllVectorsLeanOneWay() {
    float[] corner = clouds.anywhere();
    float[][] centres = new float[500][];
    for (int i = 0; i < centres.length; i++) {
      centres[i] = clouds.near(corner, 0.9);
    }
    for (int id = 0; id < VECTORS; id++) {
      set.put(id, clouds.near(centres[id % centres.length], 0.6));
    }
    assertRecall(query -> clouds.near(centres[query], 0.6));
  }

  @Test
  void whereThereIsNoStructureAtAll() {
    for (int id = 0; id < VECTORS; id++) {
      set.put(id, clouds.anywhere());
    }
    assertRecall(query -> clouds.anywhere());
  }

  private void assertRecall(IntFunction<float[]> question) {
    assertThat((long) set.vectors()).isGreaterThan(Policy.DEFAULT.vector().signScanAbove());
    int found = 0;
    int wanted = 0;
    for (int i = 0; i < QUERIES; i++) {
      float[] query = question.apply(i);
      var exact = ids(set.nearestExactly(query, 10, id -> true));
      wanted += exact.size();
      exact.retainAll(ids(set.nearest(query, 10)));
      found += exact.size();
    }
    assertThat((double) found / wanted).as("recall@10, seed %d", SEED).isGreaterThanOrEqualTo(0.98);
  }

  private static Set<Integer> ids(List<Neighbour> neighbours) {
    return neighbours.stream().map(Neighbour::id).collect(Collectors.toSet());
  }
}
