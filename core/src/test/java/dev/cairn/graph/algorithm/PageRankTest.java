package dev.cairn.graph.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("PageRank")
class PageRankTest {
  private static final GraphPolicy POLICY = Policy.DEFAULT.graph();
  private static final PageRank RANK = new PageRank(POLICY);

  /** Ranks settled to t differ from the true ones by at most t * d / (1 - d). */
  private static final double NEAR = 1e-8;

  @Test
  void ofACircleIsEven() {
    assertThat(RANK.of(EdgeList.of(4, 0, 1, 1, 2, 2, 3, 3, 0).csr()).values())
        .containsExactly(new double[] {0.25, 0.25, 0.25, 0.25}, within(1e-12));
  }

  /** By hand: with b = 1 / (1 + 1.85), the end of an edge has 1.85 times what its start has. */
  @Test
  void ofOneEdgeGivesItsEndMore() {
    Ranks ranks = RANK.of(EdgeList.of(2, 0, 1).csr());
    assertThat(ranks.of(0)).isCloseTo(1 / 2.85, within(NEAR));
    assertThat(ranks.of(1)).isCloseTo(1.85 / 2.85, within(NEAR));
    assertThat(ranks.max()).isEqualTo(ranks.of(1));
  }

  @Test
  void followsWeights() {
    Ranks ranks = RANK.of(
        EdgeList.of(3).with(0, 1, 3).with(0, 2, 1).with(1, 0, 1).with(2, 0, 1).csr());
    // What comes from node 0 is shared 3 to 1; the rest of both is the same.
    double base = 0.15 / 3;
    assertThat((ranks.of(1) - base) / (ranks.of(2) - base)).isCloseTo(3, within(1e-6));
  }

  @Test
  void ofNothingIsNothingAndOfOneIsOne() {
    assertThat(RANK.of(EdgeList.of(0).csr()).values()).isEmpty();
    assertThat(RANK.of(EdgeList.of(0).csr()).max()).isZero();
    assertThat(RANK.of(EdgeList.of(1).csr()).values()).containsExactly(1);
    assertThat(RANK.of(EdgeList.of(1, 0, 0).csr()).of(0)).isCloseTo(1, within(1e-12));
    assertThat(RANK.of(EdgeList.of(3).csr()).of(2)).isCloseTo(1.0 / 3, within(1e-12));
  }

  @Property(tries = 300)
  void agreesWithPlainIterationOverAMatrix(@ForAll(supplier = AnyGraph.class) EdgeList edges) {
    assertSame(RANK.of(edges.csr()), naive(edges, even(edges.nodes())));
  }

  @Property(tries = 300)
  void agreesWithPlainIterationWhenSomeArePreferred(
      @ForAll(supplier = AnyGraph.class) EdgeList edges,
      @ForAll @Size(9) List<@DoubleRange(min = 0, max = 5) Double> drawn) {
    double[] preference = first(drawn, edges.nodes());
    preference[0] += 0.5;
    assertSame(RANK.preferring(preference).of(edges.csr()), naive(edges, scaled(preference)));
  }

  @Property(tries = 300)
  void whoAlwaysStartsAnewIsWhereHeStarts(
      @ForAll(supplier = AnyGraph.class) EdgeList edges,
      @ForAll @Size(9) List<@DoubleRange(min = 0, max = 5) Double> drawn) {
    double[] preference = first(drawn, edges.nodes());
    preference[0] += 0.5;
    Ranks ranks = RANK.preferring(preference).following(0).of(edges.csr());
    assertThat(distance(ranks.values(), scaled(preference))).isLessThan(1e-12);
  }

  @Test
  void refusesAChanceThatIsNone() {
    for (double bad : new double[] {-0.1, 1, Double.NaN}) {
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> RANK.following(bad))
          .satisfies(e -> assertThat(e.field()).contains("damping"));
    }
  }

  @Property(tries = 300)
  void endsAtTheSameRanksWhereverItStarts(
      @ForAll(supplier = AnyGraph.class) EdgeList edges,
      @ForAll @Size(9) List<@DoubleRange(min = 0, max = 5) Double> drawn) {
    double[] start = first(drawn, edges.nodes());
    assertSame(RANK.startingFrom(start).of(edges.csr()), naive(edges, even(edges.nodes())));
  }

  @Test
  void startingFromItsOwnRanksItEndsAtOnce() {
    Csr graph = EdgeList.withHubs(2_000, 4, 1).csr();
    Ranks cold = RANK.of(graph);
    Ranks warm = RANK.startingFrom(cold.values()).of(graph);
    assertThat(cold.converged()).isTrue();
    assertThat(cold.rounds()).isGreaterThan(5);
    assertThat(warm.rounds()).isLessThanOrEqualTo(3);
    assertThat(distance(warm.values(), cold.values())).isLessThan(NEAR);
  }

  /** The promise is that of plain iteration: one more round changes no more than the tolerance. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void onePlainRoundMoreChangesLessThanTheTolerance(long seed) {
    EdgeList edges = EdgeList.withHubs(300, 2, seed);
    double[] ranks = RANK.of(edges.csr()).values();
    double[] next = round(edges.weights(), even(edges.nodes()), ranks);
    assertThat(distance(ranks, next)).isLessThanOrEqualTo(POLICY.pageRankTolerance());
  }

  @Test
  void twoRunsAreEqualBitForBit() {
    EdgeList edges = EdgeList.withHubs(1_000, 5, 3);
    double[] one = RANK.of(edges.csr()).values();
    double[] two = RANK.of(edges.shuffled(99).csr()).values();
    assertThat(two).isEqualTo(one);
  }

  @Test
  void saysWhenTheRoundsRanOut() {
    GraphPolicy hasty =
        Policy.DEFAULT.with(Map.of("graph.page_rank_rounds_max", 2)).graph();
    Ranks ranks = new PageRank(hasty).of(EdgeList.withHubs(200, 2, 7).csr());
    assertThat(ranks.converged()).isFalse();
    assertThat(ranks.rounds()).isEqualTo(2);
    assertThat(ranks.change()).isGreaterThan(hasty.pageRankTolerance());
  }

  @Test
  void staysFiniteWithWeightsOfEverySize() {
    Csr graph = EdgeList.of(4, 0, 1, 1, 2)
        .with(2, 0, Double.MIN_VALUE)
        .with(2, 3, 1e300)
        .with(3, 0, 1e-300)
        .with(1, 3, 0)
        .csr();
    assertThat(Arrays.stream(RANK.of(graph).values())).allMatch(rank -> rank > 0 && rank < 1);
  }

  @Test
  void refusesNumbersThatAreNone() {
    for (double bad : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> RANK.preferring(new double[] {1, bad}))
          .satisfies(e -> assertThat(e.field()).contains("preference"));
      assertThatExceptionOfType(CairnException.class)
          .isThrownBy(() -> RANK.startingFrom(new double[] {1, bad}))
          .satisfies(e -> assertThat(e.field()).contains("previous"));
    }
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> RANK.preferring(new double[2]));
    Csr graph = EdgeList.of(3).csr();
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> RANK.startingFrom(new double[2]).of(graph));
  }

  private static void assertSame(Ranks ranks, double[] expected) {
    assertThat(ranks.converged()).isTrue();
    assertThat(Arrays.stream(ranks.values())).allMatch(Double::isFinite);
    assertThat(Arrays.stream(ranks.values()).sum()).isCloseTo(1, within(NEAR));
    assertThat(distance(ranks.values(), expected)).isLessThan(NEAR);
  }

  private static double[] first(List<Double> drawn, int count) {
    return drawn.stream().limit(count).mapToDouble(Double::doubleValue).toArray();
  }

  private static double distance(double[] one, double[] two) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += Math.abs(one[i] - two[i]);
    }
    return sum;
  }

  private static double[] even(int nodes) {
    double[] even = new double[nodes];
    Arrays.fill(even, 1.0 / nodes);
    return even;
  }

  private static double[] scaled(double[] values) {
    double sum = Arrays.stream(values).sum();
    return Arrays.stream(values).map(value -> value / sum).toArray();
  }

  private static double[] naive(EdgeList edges, double[] start) {
    double[][] weights = edges.weights();
    double[] ranks = start;
    for (int i = 0; i < 200; i++) {
      ranks = round(weights, start, ranks);
    }
    return ranks;
  }

  private static double[] round(double[][] weights, double[] start, double[] ranks) {
    double[] next = new double[ranks.length];
    for (int u = 0; u < ranks.length; u++) {
      double strength = Arrays.stream(weights[u]).sum();
      for (int v = 0; v < ranks.length; v++) {
        double share = strength > 0 ? weights[u][v] / strength : start[v];
        next[v] += POLICY.pageRankDamping() * ranks[u] * share;
      }
    }
    for (int v = 0; v < ranks.length; v++) {
      next[v] += (1 - POLICY.pageRankDamping()) * start[v];
    }
    return next;
  }
}
