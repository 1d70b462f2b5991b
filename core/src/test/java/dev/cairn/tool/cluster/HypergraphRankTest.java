package dev.cairn.tool.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.cluster.Incidence.Use;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Rank among tools and capabilities")
class HypergraphRankTest {
  private static final GraphPolicy POLICY = Policy.DEFAULT.graph();

  private static HypergraphRank rank(
      List<String> tools, List<String> capabilities, List<Use> uses) {
    return HypergraphRank.of(POLICY, Incidence.of(tools, capabilities, uses));
  }

  @Test
  void isHighestForWhatMostUse() {
    HypergraphRank rank = rank(
        List.of("hub", "one", "two"),
        List.of("x", "y"),
        List.of(
            new Use("hub", "x"), new Use("hub", "y"), new Use("one", "x"), new Use("two", "y")));
    assertThat(rank.tool("hub")).hasValue(rank.toolMax());
    assertThat(rank.tool("hub").orElseThrow()).isGreaterThan(rank.tool("one").orElseThrow());
    assertThat(rank.tool("one").orElseThrow())
        .isCloseTo(rank.tool("two").orElseThrow(), within(1e-9));
    assertThat(rank.capability("x").orElseThrow()).isCloseTo(rank.capabilityMax(), within(1e-9));
    assertThat(rank.tool("none")).isEmpty();
    assertThat(rank.capability("hub")).isEmpty();
    assertThat(rank.converged()).isTrue();
  }

  @Test
  void ofAlmostNothing() {
    HypergraphRank nothing = rank(List.of(), List.of(), List.of());
    assertThat(nothing.toolMax()).isZero();
    assertThat(nothing.capabilityMax()).isZero();
    assertThat(rank(List.of("t"), List.of(), List.of()).tool("t")).hasValue(1);
    HypergraphRank apart = rank(List.of("t"), List.of("c"), List.of());
    assertThat(apart.tool("t").orElseThrow()).isCloseTo(0.5, within(1e-12));
    assertThat(apart.capability("c").orElseThrow()).isCloseTo(0.5, within(1e-12));
  }

  /** By the definition: a dense walk, a thousand steps long. */
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void isWhereALongWalkIsFound(long seed) {
    Planted planted = Planted.of(12, 8, 2, 3, 0.2, seed);
    double[] walk = walk(planted);
    HypergraphRank rank = HypergraphRank.of(POLICY, planted.incidence());
    double sum = 0;
    for (int i = 0; i < 20; i++) {
      double found = (i < 12
              ? rank.tool(Planted.tool(i))
              : rank.capability(Planted.capability(i - 12)))
          .orElseThrow();
      assertThat(found).isCloseTo(walk[i], within(1e-7));
      sum += found;
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
  }

  private static double[] walk(Planted planted) {
    double[][] joined = new double[20][20];
    for (Use use : planted.uses()) {
      int tool = planted.tools().indexOf(use.tool());
      int capability = 12 + planted.capabilities().indexOf(use.capability());
      joined[tool][capability] = 1;
      joined[capability][tool] = 1;
    }
    double[] ranks = new double[20];
    Arrays.fill(ranks, 1 / 20.0);
    for (int step = 0; step < 1_000; step++) {
      ranks = step(joined, ranks);
    }
    return ranks;
  }

  private static double[] step(double[][] joined, double[] ranks) {
    double damping = POLICY.pageRankDamping();
    double[] next = new double[ranks.length];
    for (int from = 0; from < ranks.length; from++) {
      double degree = Arrays.stream(joined[from]).sum();
      for (int to = 0; to < ranks.length; to++) {
        double share = degree == 0 ? 1.0 / ranks.length : joined[from][to] / degree;
        next[to] += ranks[from] * (damping * share + (1 - damping) / ranks.length);
      }
    }
    return next;
  }
}
