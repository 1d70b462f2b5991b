package dev.cairn.graph.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A snapshot of a graph")
class CsrTest {
  @Test
  void sortsNeighboursAndAddsParallelEdges() {
    Csr graph = EdgeList.of(3, 0, 2, 0, 1).with(0, 2, 0.5).csr();
    assertThat(graph.nodes()).isEqualTo(3);
    assertThat(graph.edges()).isEqualTo(2);
    assertThat(row(graph.outgoing(), 0)).isEqualTo("1:1.0 2:1.5");
    assertThat(row(graph.incoming(), 2)).isEqualTo("0:1.5");
    assertThat(row(graph.outgoing(), 1)).isEmpty();
  }

  @Test
  void addsBothWaysWhereThereIsNoDirection() {
    Csr graph = EdgeList.of(3, 0, 1, 2, 0).with(1, 0, 0.25).with(1, 1, 4).csr();
    assertThat(row(graph.undirected(), 0)).isEqualTo("1:1.25 2:1.0");
    assertThat(row(graph.undirected(), 1)).isEqualTo("0:1.25");
    assertThat(graph.loop(1)).isEqualTo(4);
    assertThat(graph.loop(0)).isZero();
  }

  @Test
  void mayBeEmpty() {
    Csr none = EdgeList.of(0).csr();
    assertThat(none.nodes()).isZero();
    assertThat(none.undirected().size()).isZero();
    Csr lonely = EdgeList.of(1).csr();
    assertThat(lonely.outgoing().length(0)).isZero();
  }

  @Property
  void holdsWhatTheEdgesSay(@ForAll(supplier = AnyGraph.class) EdgeList edges) {
    Csr graph = edges.csr();
    double[][] weights = edges.weights();
    boolean[][] joined = edges.joined();
    for (int a = 0; a < edges.nodes(); a++) {
      for (int b = 0; b < edges.nodes(); b++) {
        assertEntry(graph.outgoing(), a, b, joined[a][b], weights[a][b]);
        assertEntry(graph.incoming(), b, a, joined[a][b], weights[a][b]);
        assertEntry(graph.undirected(), a, b, edges.touch(a, b), weights[a][b] + weights[b][a]);
      }
    }
  }

  private static void assertEntry(Rows rows, int node, int other, boolean there, double weight) {
    int found = 0;
    for (int i = rows.start(node); i < rows.end(node); i++) {
      assertThat(i == rows.start(node) || rows.neighbour(i - 1) < rows.neighbour(i))
          .isTrue();
      if (rows.neighbour(i) == other) {
        found++;
        assertThat(rows.weight(i)).isEqualTo(weight);
      }
    }
    assertThat(found).isEqualTo(there ? 1 : 0);
  }

  @Test
  void doesNotDependOnTheOrderOfItsEdgesToTheLastBit() {
    EdgeList edges = EdgeList.withHubs(40, 3, 5);
    for (double weight : new double[] {0.1, 0.2, 0.3, 1e-9, 1e9, 0.7}) {
      edges = edges.with(3, 4, weight).with(4, 3, weight / 3);
    }
    Csr graph = edges.csr();
    for (long seed = 0; seed < 50; seed++) {
      Csr other = edges.shuffled(seed).csr();
      for (int node = 0; node < edges.nodes(); node++) {
        assertThat(row(other.outgoing(), node)).isEqualTo(row(graph.outgoing(), node));
        assertThat(row(other.undirected(), node)).isEqualTo(row(graph.undirected(), node));
      }
    }
  }

  @Test
  void doesNotChangeWithTheArraysItWasMadeOf() {
    int[] sources = {0};
    int[] targets = {1};
    double[] weights = {1};
    Csr graph = Csr.of(2, sources, targets, weights);
    sources[0] = 1;
    targets[0] = 0;
    weights[0] = 7;
    assertThat(row(graph.outgoing(), 0)).isEqualTo("1:1.0");
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.5, Double.NaN, Double.POSITIVE_INFINITY, Double.MAX_VALUE})
  void refusesAWeightItCannotAddUp(double weight) {
    refused("weights", () -> EdgeList.of(2).with(0, 1, weight).csr());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void refusesAnEndThatIsNoNode(int node) {
    refused("sources", () -> EdgeList.of(2, node, 0).csr());
    refused("targets", () -> EdgeList.of(2, 0, node).csr());
  }

  @Test
  void refusesArraysThatDoNotFit() {
    refused("edges", () -> Csr.of(2, new int[1], new int[2], new double[1]));
    refused("edges", () -> Csr.of(2, new int[1], new int[1], new double[0]));
    refused("nodes", () -> Csr.of(-1, new int[0], new int[0], new double[0]));
  }

  private static void refused(String field, Runnable build) {
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(build::run)
        .satisfies(e -> assertThat(e.code()).isEqualTo(Code.INVALID_ARGUMENT))
        .satisfies(e -> assertThat(e.field()).contains(field));
  }

  private static String row(Rows rows, int node) {
    StringBuilder text = new StringBuilder();
    for (int i = rows.start(node); i < rows.end(node); i++) {
      text.append(rows.neighbour(i)).append(':').append(rows.weight(i)).append(' ');
    }
    return text.toString().strip();
  }
}
