package dev.cairn.graph.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import nl.cwts.networkanalysis.LeidenAlgorithm;
import nl.cwts.networkanalysis.Network;
import nl.cwts.util.LargeDoubleArray;
import nl.cwts.util.LargeIntArray;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Leiden")
class LeidenTest {
  private static final GraphPolicy POLICY = Policy.DEFAULT.graph();

  private static int[] clusters(EdgeList edges) {
    return Leiden.of(POLICY, edges.csr()).byNode();
  }

  @Test
  void findsTwoTrianglesThatOneEdgeJoins() {
    EdgeList edges = EdgeList.of(6, 5, 3, 3, 1, 1, 5, 0, 2, 2, 4, 4, 0, 4, 5);
    Clusters found = Leiden.of(POLICY, edges.csr());
    assertThat(found.byNode()).containsExactly(0, 1, 0, 1, 0, 1);
    assertThat(found.count()).isEqualTo(2);
    assertThat(found.of(3)).isEqualTo(1);
    assertThat(modularity(edges, found.byNode())).isCloseTo(6.0 / 7 - 0.5, within(1e-12));
  }

  @Test
  void leavesTheLonelyAlone() {
    assertThat(clusters(EdgeList.of(0))).isEmpty();
    assertThat(clusters(EdgeList.of(1))).containsExactly(0);
    assertThat(clusters(EdgeList.of(3))).containsExactly(0, 1, 2);
    assertThat(clusters(EdgeList.of(2, 0, 0))).containsExactly(0, 1);
    assertThat(clusters(EdgeList.of(5, 1, 3))).containsExactly(0, 1, 2, 1, 3);
    assertThat(clusters(EdgeList.of(2).with(0, 1, 0))).containsExactly(0, 1);
  }

  @Test
  void edgesOfWeightZeroJoinNothing() {
    EdgeList edges = EdgeList.of(8).with(1, 0, 0.125).with(2, 3, 0.125);
    int[] expected = clusters(edges);
    for (int other : new int[] {2, 3, 4, 5, 6}) {
      edges = edges.with(0, other, 0);
    }
    assertThat(clusters(edges.with(2, 1, 0))).isEqualTo(expected);
  }

  /** Karate is the graph every paper begins with; 0.4198 is the best modularity there is. */
  @Test
  void findsTheBestDivisionOfTheKarateClub() {
    EdgeList club = Karate.club();
    assertThat(modularity(club, clusters(club))).isCloseTo(0.4198, within(0.0001));
  }

  @Test
  void aHigherResolutionGivesMoreClusters() {
    EdgeList club = Karate.club();
    GraphPolicy fine = Policy.DEFAULT.with(Map.of("graph.leiden_resolution", 4)).graph();
    assertThat(Leiden.of(fine, club.csr()).count())
        .isGreaterThan(Leiden.of(POLICY, club.csr()).count());
  }

  @Property
  void isNoWorseThanLeavingAllAlone(@ForAll(supplier = AnyGraph.class) EdgeList edges) {
    int[] alone = new int[edges.nodes()];
    Arrays.setAll(alone, node -> node);
    assertThat(modularity(edges, clusters(edges)))
        .isGreaterThanOrEqualTo(modularity(edges, alone) - 1e-12);
  }

  @Property
  void clustersAreConnectedAndNumberedByTheirSmallestNode(
      @ForAll(supplier = AnyGraph.class) EdgeList edges) {
    Clusters found = Leiden.of(POLICY, edges.csr());
    int next = 0;
    for (int node = 0; node < edges.nodes(); node++) {
      assertThat(found.of(node)).isLessThanOrEqualTo(next);
      next += found.of(node) == next ? 1 : 0;
    }
    assertThat(found.count()).isEqualTo(next);
    double[][] weights = edges.weights();
    for (int cluster = 0; cluster < next; cluster++) {
      assertConnected(weights, found, cluster);
    }
  }

  private static void assertConnected(double[][] weights, Clusters found, int cluster) {
    boolean[] reached = new boolean[weights.length];
    for (int rounds = 0; rounds <= weights.length; rounds++) {
      for (int node = 0; node < weights.length; node++) {
        boolean first = found.of(node) == cluster && !any(reached);
        for (int other = 0; other < weights.length; other++) {
          boolean beside = reached[other] && weights[node][other] + weights[other][node] > 0;
          reached[node] |= found.of(node) == cluster && (first || beside);
        }
      }
    }
    for (int node = 0; node < weights.length; node++) {
      assertThat(reached[node]).isEqualTo(found.of(node) == cluster);
    }
  }

  private static boolean any(boolean[] flags) {
    for (boolean flag : flags) {
      if (flag) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void isWhatTheLibraryFindsWhenAskedDirectly(long seed) {
    EdgeList edges = EdgeList.withHubs(500, 2, seed).with(7, 7, 2);
    assertThat(clusters(edges)).isEqualTo(direct(edges));
  }

  @Test
  void twoRunsAreEqualWhateverTheOrderOfTheEdges() {
    EdgeList edges = EdgeList.withHubs(800, 3, 4);
    int[] once = clusters(edges);
    assertThat(clusters(edges)).isEqualTo(once);
    assertThat(clusters(edges.shuffled(12))).isEqualTo(once);
    assertThat(Arrays.stream(once).max().orElseThrow()).isBetween(2, 100);
  }

  /** Through the library's other door: an edge list that it sorts itself. */
  private static int[] direct(EdgeList edges) {
    double[][] weights = edges.weights();
    LargeIntArray[] ends = {new LargeIntArray(0), new LargeIntArray(0)};
    LargeDoubleArray sums = new LargeDoubleArray(0);
    for (int one = 0; one < edges.nodes(); one++) {
      for (int two = one + 1; two < edges.nodes(); two++) {
        if (edges.touch(one, two)) {
          ends[0].append(one);
          ends[1].append(two);
          sums.append(weights[one][two] + weights[two][one]);
        }
      }
    }
    double[] strengths = strengths(weights);
    LeidenAlgorithm algorithm = new LeidenAlgorithm(
        POLICY.leidenResolution() / Arrays.stream(strengths).sum(),
        (int) POLICY.leidenRounds(),
        LeidenAlgorithm.DEFAULT_RANDOMNESS,
        new Random(POLICY.leidenSeed()));
    int[] found = algorithm
        .findClustering(new Network(strengths, ends, sums, false, true))
        .getClusters();
    return Clusters.canonical(found).byNode();
  }

  private static double[] strengths(double[][] weights) {
    double[] strengths = new double[weights.length];
    for (int one = 0; one < weights.length; one++) {
      for (int two = 0; two < weights.length; two++) {
        strengths[one] += weights[one][two] + weights[two][one];
      }
    }
    return strengths;
  }

  /** Newman's, by the definition: over all pairs in the same cluster. */
  private static double modularity(EdgeList edges, int[] clusters) {
    double[][] weights = edges.weights();
    double[] strengths = strengths(weights);
    double all = Arrays.stream(strengths).sum();
    double modularity = 0;
    for (int one = 0; one < clusters.length && all > 0; one++) {
      for (int two = 0; two < clusters.length; two++) {
        if (clusters[one] == clusters[two]) {
          double between = weights[one][two] + weights[two][one];
          modularity += between / all - strengths[one] / all * (strengths[two] / all);
        }
      }
    }
    return modularity;
  }
}
