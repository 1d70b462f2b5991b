package dev.cairn.graph.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.policy.Policy;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Density and heat")
class DensityAndHeatTest {
  private static double heat(EdgeList edges, int node) {
    return new Heat(Policy.DEFAULT.graph(), edges.csr()).of(node).value();
  }

  @Test
  void densityCountsOrderedPairsOnce() {
    assertThat(Density.of(EdgeList.of(0).csr())).isZero();
    assertThat(Density.of(EdgeList.of(1, 0, 0).csr())).isZero();
    assertThat(Density.of(EdgeList.of(2).csr())).isZero();
    assertThat(Density.of(EdgeList.of(2, 0, 1).csr())).isEqualTo(0.5);
    assertThat(Density.of(EdgeList.of(2, 0, 1, 1, 0).csr())).isEqualTo(1);
    assertThat(Density.of(EdgeList.of(3, 0, 1, 0, 1, 2, 2).csr())).isEqualTo(1.0 / 6);
  }

  /** A star of three: its middle has degree 3 among neighbours of degree 1. */
  @Test
  void heatIsOwnDegreeAndThatOfTheNeighbours() {
    EdgeList star = EdgeList.of(5, 0, 1, 2, 0, 0, 3, 0, 0);
    assertThat(heat(star, 0)).isCloseTo(0.6 + 0.4 / 3, within(1e-15));
    assertThat(heat(star, 1)).isCloseTo(0.6 / 3 + 0.4, within(1e-15));
    assertThat(heat(star, 4)).isZero();
  }

  @Test
  void withoutEdgesThereIsNoHeat() {
    assertThat(heat(EdgeList.of(2), 1)).isZero();
    assertThat(heat(EdgeList.of(1, 0, 0), 0)).isZero();
  }

  @Property
  void bothLieBetweenZeroAndOne(@ForAll(supplier = AnyGraph.class) EdgeList edges) {
    assertThat(Density.of(edges.csr())).isBetween(0.0, 1.0);
    int max = 0;
    for (int node = 0; node < edges.nodes(); node++) {
      max = Math.max(max, edges.degree(node));
    }
    for (int node = 0; node < edges.nodes(); node++) {
      double around = 0;
      for (int other = 0; other < edges.nodes(); other++) {
        around += edges.touch(node, other) ? edges.degree(other) : 0;
      }
      double expected = edges.degree(node) == 0
          ? 0
          : 0.6 * edges.degree(node) / max + 0.4 * around / edges.degree(node) / max;
      assertThat(heat(edges, node)).isCloseTo(expected, within(1e-12)).isBetween(0.0, 1.0 + 1e-12);
    }
  }
}
