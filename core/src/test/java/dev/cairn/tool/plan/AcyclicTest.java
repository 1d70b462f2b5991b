package dev.cairn.tool.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

@Label("A plan's graph")
class AcyclicTest {
  private static Edge edge(int from, int to, double chance) {
    return new Edge(from, to, chance, () -> Explanation.leaf(chance, "given"));
  }

  /** Chances are coarse, so that some are equal. */
  private static List<Edge> random(int tools, double density, long seed) {
    Random random = new Random(seed);
    List<Edge> edges = new ArrayList<>();
    for (int from = 0; from < tools; from++) {
      for (int to = 0; to < tools; to++) {
        if (from != to && random.nextDouble() < density) {
          edges.add(edge(from, to, random.nextInt(8) / 8.0));
        }
      }
    }
    return edges;
  }

  /** The best way to a tool, told by its weakest edge; -1 if none leads there. */
  private static double strongestWay(int tools, List<Edge> edges, int from, int to) {
    double[] reached = new double[tools];
    Arrays.fill(reached, -1);
    reached[from] = 1;
    for (int round = 0; round < tools; round++) {
      for (Edge edge : edges) {
        double through = Math.min(reached[edge.from()], edge.chance());
        reached[edge.to()] = Math.max(reached[edge.to()], through);
      }
    }
    return reached[to];
  }

  @Property(tries = 300)
  void neverGoesRoundInARing(
      @ForAll @IntRange(min = 1, max = 12) int tools,
      @ForAll @DoubleRange(max = 1) double density,
      @ForAll long seed) {
    List<Edge> kept = Acyclic.of(tools, random(tools, density, seed));
    assertThat(kept)
        .noneSatisfy(edge ->
            assertThat(strongestWay(tools, kept, edge.to(), edge.from())).isNotNegative());
    List<Integer> order = Acyclic.order(tools, kept);
    assertThat(order)
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, tools).boxed().toList());
    assertThat(kept)
        .allSatisfy(
            edge -> assertThat(order.indexOf(edge.from())).isLessThan(order.indexOf(edge.to())));
  }

  @Property(tries = 300)
  void losesOnlyTheWeakestEdgeOfARing(
      @ForAll @IntRange(min = 1, max = 12) int tools,
      @ForAll @DoubleRange(max = 1) double density,
      @ForAll long seed) {
    List<Edge> all = random(tools, density, seed);
    List<Edge> kept = Acyclic.of(tools, all);
    assertThat(all.stream().filter(edge -> !kept.contains(edge)))
        .allSatisfy(edge -> assertThat(strongestWay(tools, kept, edge.to(), edge.from()))
            .as("the rest of the ring that %s closed", edge)
            .isGreaterThanOrEqualTo(edge.chance()));
  }

  @Property(tries = 100)
  void doesNotDependOnTheOrderOfItsEdges(
      @ForAll @IntRange(min = 1, max = 10) int tools, @ForAll long seed) {
    List<Edge> all = random(tools, 1, seed);
    List<Edge> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, new Random(seed));
    assertThat(Acyclic.of(tools, shuffled)).isEqualTo(Acyclic.of(tools, all));
  }

  @Property(tries = 100)
  void keepsWhatHasNoRing(@ForAll @IntRange(min = 1, max = 10) int tools, @ForAll long seed) {
    List<Edge> forward =
        random(tools, 1, seed).stream().filter(edge -> edge.from() < edge.to()).toList();
    assertThat(Acyclic.of(tools, forward)).containsExactlyInAnyOrderElementsOf(forward);
  }
}
