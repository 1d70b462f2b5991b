package dev.cairn.graph.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A shortest path")
class ShortestPathTest {
  private static Optional<Path> find(EdgeList edges, int from, int to, int hopsMax) {
    return ShortestPath.find(edges.csr().outgoing(), from, to, hopsMax);
  }

  @Test
  void hasFewestEdgesHoweverHeavyTheOthersAre() {
    EdgeList edges = EdgeList.of(4).with(0, 1, 9).with(1, 2, 9).with(2, 3, 9).with(0, 3, 0.1);
    Path path = find(edges, 0, 3, 9).orElseThrow();
    assertThat(path.nodes()).containsExactly(0, 3);
    assertThat(path.hops()).isEqualTo(1);
    assertThat(path.weight()).isEqualTo(0.1);
  }

  @Test
  void amongEqualOnesIsTheHeaviestThenTheOneOfSmallerNumbers() {
    EdgeList edges = EdgeList.of(5, 0, 1, 0, 2, 1, 3, 2, 3, 3, 4);
    assertThat(find(edges, 0, 4, 9).orElseThrow().nodes()).containsExactly(0, 1, 3, 4);
    assertThat(find(edges.with(2, 3, 0.5), 0, 4, 9).orElseThrow().nodes())
        .containsExactly(0, 2, 3, 4);
  }

  @Test
  void followsDirectionsUnlessAskedNotTo() {
    EdgeList edges = EdgeList.of(3, 0, 1, 2, 1);
    assertThat(find(edges, 0, 2, 9)).isEmpty();
    Path path = ShortestPath.find(edges.csr().undirected(), 0, 2, 9).orElseThrow();
    assertThat(path.nodes()).containsExactly(0, 1, 2);
  }

  @Test
  void isNoLongerThanAllowed() {
    EdgeList chain = EdgeList.of(4, 0, 1, 1, 2, 2, 3);
    assertThat(find(chain, 0, 3, 2)).isEmpty();
    assertThat(find(chain, 0, 3, 3)).isPresent();
    assertThat(find(chain, 0, 1, 0)).isEmpty();
  }

  @Test
  void fromANodeToItselfHasNoEdge() {
    Path path = find(EdgeList.of(1, 0, 0), 0, 0, 0).orElseThrow();
    assertThat(path.nodes()).containsExactly(0);
    assertThat(path.hops()).isZero();
    assertThat(path.weight()).isZero();
  }

  @Test
  void refusesNodesThatAreNotThere() {
    EdgeList edges = EdgeList.of(2, 0, 1);
    for (int node : new int[] {-1, 2}) {
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> find(edges, node, 0, 1))
          .satisfies(e -> assertThat(e.field()).contains("from"));
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> find(edges, 0, node, 1))
          .satisfies(e -> assertThat(e.field()).contains("to"));
    }
    assertThatExceptionOfType(CairnException.class).isThrownBy(() -> find(edges, 0, 1, -1));
  }

  @Property
  void isTheBestOfAllPaths(
      @ForAll(supplier = AnyGraph.class) EdgeList edges, @ForAll @IntRange(max = 4) int hopsMax) {
    int last = edges.nodes() - 1;
    Optional<List<Integer>> expected = best(edges, 0, last, hopsMax);
    Optional<List<Integer>> found = find(edges, 0, last, hopsMax).map(path -> boxed(path.nodes()));
    assertThat(found).isEqualTo(expected);
    expected.ifPresent(
        nodes -> assertThat(find(edges, 0, last, hopsMax).orElseThrow().weight())
            .isEqualTo(weight(edges.weights(), nodes)));
  }

  private static List<Integer> boxed(int[] nodes) {
    return Arrays.stream(nodes).boxed().toList();
  }

  private static Optional<List<Integer>> best(EdgeList edges, int from, int to, int hopsMax) {
    double[][] weights = edges.weights();
    List<List<Integer>> paths = new ArrayList<>();
    walk(edges.joined(), List.of(from), to, hopsMax, paths);
    return paths.stream()
        .min(Comparator.comparingInt((List<Integer> path) -> path.size())
            .thenComparing(path -> -weight(weights, path))
            .thenComparing(ShortestPathTest::backwards));
  }

  private static void walk(
      boolean[][] joined, List<Integer> path, int to, int hopsLeft, List<List<Integer>> paths) {
    int node = path.get(path.size() - 1);
    if (node == to) {
      paths.add(path);
      return;
    }
    for (int next = 0; next < joined.length && hopsLeft > 0; next++) {
      if (joined[node][next] && !path.contains(next)) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(next);
        walk(joined, longer, to, hopsLeft - 1, paths);
      }
    }
  }

  private static double weight(double[][] weights, List<Integer> path) {
    double weight = 0;
    for (int i = 1; i < path.size(); i++) {
      weight += weights[path.get(i - 1)][path.get(i)];
    }
    return weight;
  }

  /** One digit a node, from the end: fewer than ten nodes. */
  private static String backwards(List<Integer> path) {
    StringBuilder digits = new StringBuilder();
    path.forEach(digits::append);
    return digits.reverse().toString();
  }
}
