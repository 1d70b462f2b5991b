package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.operation.Configure;
import dev.cairn.operation.ReadGraph;
import dev.cairn.policy.NormalizeStrategy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Weights of edges")
class WeighingTest extends GraphTester {
  private static final double EXACT_TO_FOUR_PLACES = 5e-5;

  static Stream<Arguments> profiles() {
    return Stream.of(
        Arguments.of("seed", List.of(0.0, 0.5, 1.0)),
        Arguments.of("default", List.of(0.1111, 0.5556, 1.0)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("profiles")
  @DisplayName("G3: three values of one source")
  void oneScale(String profile, List<Double> expected) {
    configure(profile);
    say(Emit.by("a")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", 2)
        .edge("A", "C", 10)
        .edge("A", "D", 18));
    near(List.of(raw("A", "B"), raw("A", "C"), raw("A", "D")), expected);
  }

  @ParameterizedTest(name = "{0}: {1} {2} {3}")
  @CsvSource({"seed, 1, 1, 1.5833", "default, 1.1111, 1.25, 1.6528"})
  @DisplayName("G4: scales of different size agree fairly")
  void twoScales(String profile, double b, double c, double d) {
    configure(profile);
    say(Emit.by("coverage")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", 2)
        .edge("A", "C", 18)
        .edge("A", "D", 14));
    say(Emit.by("movement").edge("A", "B", 400).edge("A", "C", 100).edge("A", "D", 350));
    near(List.of(raw("A", "B"), raw("A", "C"), raw("A", "D")), List.of(b, c, d));
    assertThat(memory.graph(ReadGraph.ALL).edges().get(0).target()).isEqualTo("D");
  }

  @ParameterizedTest(name = "{0}: {1} {2} {3}")
  @CsvSource({"seed, 0, 0.7222, 1", "default, 0.01, 0.7222, 1"})
  @DisplayName("G5: signed scales map into [0, 1]")
  void signed(String profile, double b, double c, double d) {
    configure(profile);
    say(Emit.by("sentiment")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", -0.8)
        .edge("A", "C", 0.5)
        .edge("A", "D", 1));
    near(List.of(raw("A", "B"), raw("A", "C"), raw("A", "D")), List.of(b, c, d));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"seed, 0.5", "default, 0.6"})
  @DisplayName("G6: a larger value elsewhere lowers a weight, not a slot")
  void outlier(String profile, double after) {
    configure(profile);
    say(Emit.by("a").nodes("A", "B", "C", "D").edge("A", "B", 5).edge("A", "C", 15));
    assertThat(raw("A", "C")).isEqualTo(1);
    say(Emit.by("a").edge("A", "D", 25));
    assertThat(raw("A", "C")).isCloseTo(after, within(EXACT_TO_FOUR_PLACES));
    assertThat(edge("A", "C", "r").contributions()).isEqualTo(Map.of("a", 15.0));
  }

  @ParameterizedTest
  @CsvSource({"seed", "default"})
  @DisplayName("G7: sources that have said one thing each mean it fully")
  void lonelySources(String profile) {
    configure(profile);
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 0.2));
    say(Emit.by("b").edge("A", "B", 0.85));
    assertThat(raw("A", "B")).isEqualTo(2);
  }

  @Test
  @DisplayName("G8: shares and softmax of what leaves a node")
  void normalized() {
    say(Emit.by("a")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", 1)
        .edge("A", "C", 1)
        .edge("A", "D", 1));
    say(Emit.by("b").edge("A", "B", 1));
    say(Emit.by("c").edge("A", "B", 1));
    assertThat(weights(NormalizeStrategy.OUTGOING_SHARE, "B", "C", "D"))
        .containsExactly(0.6, 0.2, 0.2);
    say(Emit.by("a").removeEdge("A", "D", "r"));
    near(weights(NormalizeStrategy.SOFTMAX, "B", "C"), List.of(0.8808, 0.1192));
  }

  private List<Double> weights(NormalizeStrategy normalize, String... targets) {
    ReadGraph all = ReadGraph.from("A");
    List<ReadGraph.Edge> edges = memory
        .graph(new ReadGraph(
            all.from(),
            all.direction(),
            all.relation(),
            all.relationPrefix(),
            all.contributors(),
            all.minCorroboration(),
            all.nodeType(),
            all.text(),
            all.depth(),
            Optional.of(normalize),
            Optional.of(ReadGraph.RankBy.WEIGHT),
            all.limit(),
            all.offset()))
        .edges();
    return Stream.of(targets)
        .map(target -> edges.stream()
            .filter(edge -> edge.target().equals(target))
            .findFirst()
            .orElseThrow()
            .weight())
        .toList();
  }

  private void configure(String profile) {
    memory.configure(new Configure(Optional.of(profile), Optional.empty()));
  }

  private void near(List<Double> actual, List<Double> expected) {
    for (int i = 0; i < expected.size(); i++) {
      assertThat(actual.get(i)).isCloseTo(expected.get(i), within(EXACT_TO_FOUR_PLACES));
    }
  }
}
