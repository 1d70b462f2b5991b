package dev.cairn.graph.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Adamic-Adar")
class AdamicAdarTest {
  /** 0 and 1 share 2, which knows both, and 3, which knows 4 as well. */
  private static final EdgeList SHARED = EdgeList.of(6, 0, 2, 2, 1, 3, 0, 1, 3, 3, 4);

  @Test
  void addsUpTheRarityOfCommonNeighbours() {
    AdamicAdar common = new AdamicAdar(SHARED.csr());
    double expected = 1 / Math.log(2) + 1 / Math.log(3);
    assertThat(common.of(0, 1)).isCloseTo(expected, within(1e-15));
    NodeScores ofZero = common.of(0);
    assertThat(ofZero.size()).isEqualTo(2);
    assertThat(ofZero.node(0)).isEqualTo(1);
    assertThat(ofZero.score(0)).isCloseTo(expected, within(1e-15));
    assertThat(ofZero.of(4)).isCloseTo(1 / Math.log(3), within(1e-15));
    assertThat(ofZero.of(2)).isZero();
  }

  @Test
  void directionsParallelEdgesWeightsAndLoopsDoNotMatter() {
    AdamicAdar plain = new AdamicAdar(SHARED.csr());
    AdamicAdar busy = new AdamicAdar(SHARED
        .with(2, 0, 5)
        .with(0, 2, 0)
        .with(2, 2, 1)
        .with(0, 0, 1)
        .with(1, 1, 3)
        .csr());
    for (int one = 0; one < SHARED.nodes(); one++) {
      for (int two = 0; two < SHARED.nodes(); two++) {
        assertThat(busy.of(one, two)).isEqualTo(plain.of(one, two));
      }
    }
  }

  @Test
  void aNeighbourOfDegreeOneDoesNotCount() {
    // Both edges of 1 lead to 0: it has one neighbour, however many edges.
    NodeScores scores = new AdamicAdar(EdgeList.of(2, 0, 1, 1, 0).csr()).of(0);
    assertThat(scores.size()).isZero();
  }

  @Test
  void theLonelyHaveNothingInCommon() {
    AdamicAdar common = new AdamicAdar(SHARED.csr());
    assertThat(common.of(5).size()).isZero();
    assertThat(common.of(5, 0)).isZero();
    assertThat(common.of(0, 0)).isZero();
    assertThat(new AdamicAdar(EdgeList.of(1, 0, 0).csr()).of(0).size()).isZero();
  }

  @Property
  void agreesWithLookingAtEveryTriple(@ForAll(supplier = AnyGraph.class) EdgeList edges) {
    AdamicAdar common = new AdamicAdar(edges.csr());
    for (int one = 0; one < edges.nodes(); one++) {
      NodeScores all = common.of(one);
      for (int two = 0; two < edges.nodes(); two++) {
        assertThat(common.of(one, two)).isEqualTo(naive(edges, one, two));
        assertThat(all.of(two)).isEqualTo(common.of(one, two));
      }
    }
  }

  /** One after the other on the same board: nothing of the last question may be left. */
  @Test
  void hubsAndOthersGetTheSameFromBothSides() {
    EdgeList edges = EdgeList.withHubs(3_000, 3, 11);
    Csr graph = edges.csr();
    AdamicAdar common = new AdamicAdar(graph);
    int hub = hub(graph);
    assertThat(graph.undirected().length(hub)).isGreaterThan(50);
    for (int node : new int[] {hub, 0, 1, 1_500, 2_998, 2_999}) {
      NodeScores scores = common.of(node);
      int found = 0;
      for (int other = 0; other < graph.nodes(); other++) {
        double pair = common.of(node, other);
        assertThat(scores.of(other)).isEqualTo(pair).isFinite();
        found += pair > 0 ? 1 : 0;
      }
      assertThat(scores.size()).isEqualTo(found).isPositive();
    }
  }

  @Test
  void refusesANodeThatIsNotThere() {
    AdamicAdar common = new AdamicAdar(SHARED.csr());
    for (int node : new int[] {-1, SHARED.nodes()}) {
      assertThatExceptionOfType(CairnException.class).isThrownBy(() -> common.of(node));
      assertThatExceptionOfType(CairnException.class).isThrownBy(() -> common.of(node, 0));
      assertThatExceptionOfType(CairnException.class).isThrownBy(() -> common.of(0, node));
    }
  }

  @Test
  void manyMayAskAtOnce() {
    Csr graph = EdgeList.withHubs(500, 3, 2).csr();
    AdamicAdar common = new AdamicAdar(graph);
    assertThat(IntStream.range(0, 5_000).parallel().map(i -> i % graph.nodes()))
        .allMatch(node -> common.of(node).of(0) == common.of(node, 0));
  }

  @Test
  void theMiddleOfALargeStarIsWorthLittle() {
    int leaves = 5_000;
    int[] ends = new int[leaves * 2];
    for (int leaf = 1; leaf <= leaves; leaf++) {
      ends[leaf * 2 - 1] = leaf;
    }
    AdamicAdar common = new AdamicAdar(EdgeList.of(leaves + 1, ends).csr());
    assertThat(common.of(1).size()).isEqualTo(leaves - 1);
    assertThat(common.of(1, 2)).isEqualTo(1 / StrictMath.log(leaves));
    assertThat(common.of(0).size()).isZero();
  }

  private static int hub(Csr graph) {
    int hub = 0;
    for (int node = 0; node < graph.nodes(); node++) {
      hub = graph.undirected().length(node) > graph.undirected().length(hub) ? node : hub;
    }
    return hub;
  }

  private static double naive(EdgeList edges, int one, int two) {
    double score = 0;
    for (int z = 0; z < edges.nodes() && one != two; z++) {
      if (edges.touch(one, z) && edges.touch(two, z) && edges.degree(z) > 1) {
        score += 1 / StrictMath.log(edges.degree(z));
      }
    }
    return score;
  }
}
