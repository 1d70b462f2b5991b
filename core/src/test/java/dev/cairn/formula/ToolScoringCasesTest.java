package dev.cairn.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.explain.Explanation;
import dev.cairn.formula.GraphConfidence.Weights;
import dev.cairn.formula.GraphScore.Tie;
import dev.cairn.policy.EdgeStanding;
import dev.cairn.policy.Policy;
import dev.cairn.policy.Profile;
import dev.cairn.policy.ScorePolicy;
import dev.cairn.policy.ToolRelation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cases the founding documents are pinned to, with their own numbers. */
@DisplayName("Tools and scoring, seed profile")
class ToolScoringCasesTest {
  private static final Policy SEED = Profile.SEED.policy();
  private static final ScorePolicy SCORE = Profile.SEED.policy().score();

  private static Explanation given(double value) {
    return Explanation.leaf(value, "given");
  }

  @DisplayName("T1: the denser the graph, the less of meaning, down to a half")
  @ParameterizedTest(name = "{0} nodes, {1} pairs: density {2}, alpha {3}")
  @CsvSource({"5, 0, 0, 1", "5, 5, .25, .5", "5, 20, 1, .5", "5, 2, .1, .8", "1, 0, 0, 1"})
  void t1(long nodes, long pairs, double density, double alpha) {
    assertThat(AdaptiveAlpha.density(nodes, pairs)).isEqualTo(density);
    assertThat(AdaptiveAlpha.of(SCORE, density).value()).isEqualTo(alpha);
  }

  @DisplayName("T2: one common neighbour counts the more the fewer others it has")
  @ParameterizedTest(name = "degree {0}: {1}")
  @CsvSource({"2, .7213", "3, .4551", "4, .3607", "5, .3107", "10, .2171"})
  void t2(int degree, double expected) {
    double adamicAdar = 1 / StrictMath.log(degree);
    Explanation score = GraphScore.of(
        SCORE, List.of(new Tie("a", false, adamicAdar, 3), new Tie("b", false, 0, 3)));
    assertThat(score.value()).isCloseTo(expected, within(0.00005));
  }

  @Test
  @DisplayName("T2: a direct edge is 1, no context 0, and many common neighbours no more than 1")
  void t2Ends() {
    assertThat(GraphScore.of(SCORE, List.of(new Tie("a", true, 0, 0))).value()).isEqualTo(1);
    assertThat(GraphScore.of(SCORE, List.of()).value()).isZero();
    assertThat(GraphScore.of(SCORE, List.of(new Tie("a", false, 7, 9))).value()).isEqualTo(1);
  }

  @Test
  @DisplayName("T3: alpha .8, semantic .5, graph 1: .6")
  void t3() {
    Explanation score = HybridScore.of(given(0.8), given(0.5), given(1));
    assertThat(score.value()).isCloseTo(0.6, within(1e-12));
  }

  @DisplayName("T4: four parts relevance, one part rank")
  @ParameterizedTest(name = "hybrid {0}, PageRank {1}: {2}")
  @CsvSource({".85, .20, .72", ".90, .05, .73", ".75, .80, .76"})
  void t4(double hybrid, double rank, double expected) {
    assertThat(HybridScore.ranked(SCORE, given(hybrid), given(rank)).value())
        .isCloseTo(expected, within(1e-12));
  }

  @DisplayName("T5: the stages of a graph")
  @ParameterizedTest(name = "density {0}: {1}, {2}, {3}, {4}")
  @CsvSource({
    "0, cold, .85, .05, .10",
    ".009, cold, .85, .05, .10",
    ".01, growing, .65, .20, .15",
    ".05, growing, .65, .20, .15",
    ".1, mature, .55, .30, .15",
    "1, mature, .55, .30, .15"
  })
  void t5(double density, String stage, double hybrid, double rank, double path) {
    assertThat(GraphConfidence.weights(SCORE, density))
        .isEqualTo(new Weights(stage, hybrid, rank, path));
  }

  @DisplayName("T6: confidence at both ends of a graph's life")
  @ParameterizedTest(name = "{0} / {1} / {2} at density {3}: {4}")
  @CsvSource({
    ".72, .059, .5, 0, .66495",
    ".72, 0, .5, .2, .471",
    "1, 1, 1, 0, .95",
    "-1, 0, 0, 0, 0"
  })
  void t6(double hybrid, double rank, double path, double density, double expected) {
    Explanation confidence =
        GraphConfidence.of(SEED, density, given(hybrid), given(rank), given(path));
    assertThat(confidence.value()).isCloseTo(expected, within(1e-12));
  }

  @DisplayName("T7: confidence in a tool of the same community")
  @ParameterizedTest(name = "PageRank {0}, edge {1}, Adamic-Adar {2}: {3}")
  @CsvSource({
    "0, 0, 0, .40",
    ".05, 0, 0, .50",
    "0, .5, 0, .525",
    "0, 0, 5, .50",
    ".10, .5, 1, .825",
    "1, 1, 9, .95"
  })
  void t7(double rank, double edge, double neighbours, double expected) {
    Explanation confidence =
        CommunityConfidence.of(SEED, given(rank), given(edge), given(neighbours));
    assertThat(confidence.value()).isCloseTo(expected, within(1e-12));
  }

  @DisplayName("T8: each doubling of the count adds the same, up to .20")
  @ParameterizedTest(name = "{0} observations: {1}")
  @CsvSource({"0, 0", "1, .05", "3, .10", "7, .15", "15, .20", "1000, .20"})
  void t8(long count, double expected) {
    assertThat(CoOccurrenceConfidence.boost(SCORE, count).value())
        .isCloseTo(expected, within(1e-12));
    assertThat(CoOccurrenceConfidence.of(SEED, 0.5, count).value())
        .isCloseTo(0.5 + expected, within(1e-12));
  }

  @Test
  @DisplayName("T8: weight .9 at 15 observations: .95")
  void t8Cap() {
    assertThat(CoOccurrenceConfidence.of(SEED, 0.9, 15).value()).isEqualTo(0.95);
  }

  @DisplayName("T9: outcomes of like episodes")
  @ParameterizedTest(name = "{0} successes, {1} failures: {2}")
  @CsvSource({"10, 0, .15", "9, 1, .125", "6, 4, .02", "5, 5, -.025", "3, 7, ", "0, 1, ", "0, 0, 0"
  })
  void t9(long successes, long failures, Double expected) {
    Optional<Explanation> adjustment =
        EpisodicAdjustment.of(SEED.reliability(), (double) successes, (double) failures);
    assertThat(adjustment.isPresent()).isEqualTo(expected != null);
    adjustment.ifPresent(found -> assertThat(found.value()).isCloseTo(expected, within(1e-12)));
  }

  @Test
  @DisplayName("T10: similarity [.85, .42, .25], weights [.90, .50, .20]: r .9868, alpha .5033")
  void t10() {
    double[] similarities = {0.85, 0.42, 0.25};
    double[] weights = {0.90, 0.50, 0.20};
    assertThat(Pearson.correlation(similarities, weights).orElseThrow())
        .isCloseTo(0.9868, within(0.00005));
    assertThat(LocalAlpha.active(Policy.DEFAULT.alpha(), similarities, weights).value())
        .isCloseTo(0.5033, within(0.00005));
  }

  @DisplayName("T10: a constant list is uncorrelated, one neighbour says nothing")
  @ParameterizedTest(name = "{0} neighbours: {1}")
  @CsvSource({"0, 1", "1, 1", "2, .75", "3, .75"})
  void t10Constant(int neighbours, double expected) {
    double[] similarities = new double[neighbours];
    Arrays.fill(similarities, 0.1);
    double[] weights = new double[neighbours];
    Arrays.setAll(weights, i -> i / 7.0);
    assertThat(LocalAlpha.active(Policy.DEFAULT.alpha(), similarities, weights).value())
        .isEqualTo(expected);
  }

  @DisplayName("T11: what an edge says, times how sure it is")
  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "DEPENDENCY, OBSERVED, 1",
    "DEPENDENCY, INFERRED, .7",
    "CONTAINS, OBSERVED, .8",
    "CONTAINS, INFERRED, .56",
    "PROVIDES, INFERRED, .49",
    "SEQUENCE, INFERRED, .35",
    "SEQUENCE, TEMPLATE, .25"
  })
  void t11(ToolRelation relation, EdgeStanding standing, double expected) {
    assertThat(EdgeWeight.of(Policy.DEFAULT.edge(), relation, standing).value())
        .isCloseTo(expected, within(1e-12));
  }

  @DisplayName("T12: what is irrelevant stays so")
  @ParameterizedTest(name = "relevance {0}, same cluster {1}, reliability {2}: {3}")
  @CsvSource({"0, true, 1.2, 0", ".5, false, 1, .5", ".5, true, 1, .75", ".5, true, 1.2, .9"})
  void t12(double relevance, boolean sameCluster, double reliability, double expected) {
    Explanation score =
        CapabilityScore.of(SCORE, given(relevance), sameCluster, given(reliability));
    assertThat(score.value()).isCloseTo(expected, within(1e-12));
  }

  @Test
  @DisplayName("T13: tool signals .8, .4, .2, .1: .54; capability .5, .8, .2, .6: .57")
  void t13() {
    assertThat(NextScore.tool(SCORE, given(0.8), given(0.4), given(0.2), given(0.1))
            .value())
        .isCloseTo(0.54, within(1e-12));
    assertThat(NextScore.capability(SCORE, given(0.5), given(0.8), given(0.2), given(0.6))
            .value())
        .isCloseTo(0.57, within(1e-12));
  }
}
