package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Retract;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Scales of contributors, and what more contributors are worth")
class ScalesTest extends GraphTester {
  private static final double EXACT = 1e-12;

  private void set(String key, Object value) {
    memory.configure(new Configure(Optional.empty(), Optional.of(Map.of(key, value))));
  }

  /** Ten edges, one of them far out. */
  private void tenWithAnOutlier() {
    Emit emit =
        Emit.by("a").nodes("A", "out", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9");
    for (int i = 1; i <= 9; i++) {
      emit.edge("A", "n" + i, i);
    }
    say(emit.edge("A", "out", 900));
  }

  @Test
  @DisplayName("robust: one outlier of ten moves nothing but itself")
  void robustOnTen() {
    set("graph.scale", "robust");
    tenWithAnOutlier();
    assertThat(raw("A", "n9")).isEqualTo(1);
    assertThat(raw("A", "out")).isEqualTo(1);
    assertThat(raw("A", "n3")).isCloseTo(3.0 / 9, within(EXACT));
    set("graph.scale", "max_abs");
    assertThat(raw("A", "n9")).isCloseTo(0.01, within(EXACT));
  }

  @Test
  @DisplayName("robust: an outlier beside the smallest number there is can still be explained")
  void robustBesideTiny() {
    set("graph.scale", "robust");
    say(Emit.by("a")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", Double.MIN_VALUE)
        .edge("A", "C", Double.MIN_VALUE)
        .edge("A", "D", 900));
    assertThat(raw("A", "D")).isEqualTo(1);
    assertThat(scale("A", "D").max()).isEqualTo(Double.MIN_VALUE);
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource({"2, 0.2090", "4, 0.3612", "5, 0.4526", "9, 0.7910"})
  @DisplayName("z_score: by standard deviations from the mean of {2, 4, 4, 5, 9, 9}")
  void zScore(double value, double expected) {
    set("graph.scale", "z_score");
    say(Emit.by("a")
        .nodes("A", "B", "C", "D", "E", "F", "G")
        .edge("A", "B", 2)
        .edge("A", "C", 4)
        .edge("A", "D", 4)
        .edge("A", "E", 5)
        .edge("A", "F", 9)
        .edge("A", "G", 9));
    String target = value == 2 ? "B" : value == 4 ? "C" : value == 5 ? "E" : "F";
    assertThat(raw("A", target)).isCloseTo(expected, within(5e-5));
  }

  private void declare(List<Object> range) {
    memory.ingest(Ingest.of("emission", Map.of("adapter", "a", "range", range)));
  }

  @Test
  @DisplayName("declared_range: by what the adapter said it can say, whatever it has said")
  void declared() {
    set("graph.scale", "declared_range");
    say(Emit.by("a").nodes("A", "B", "C", "D").edge("A", "B", 5).edge("A", "C", 10));
    say(Emit.by("b").edge("A", "D", 3));
    assertThat(raw("A", "B")).as("nothing declared: as anchored_range").isEqualTo(0.5);
    declare(List.of(0, 20));
    assertThat(raw("A", "B")).isEqualTo(0.25);
    assertThat(raw("A", "C")).isEqualTo(0.5);
    assertThat(raw("A", "D")).as("the other one is as before").isEqualTo(1);
    assertThat(scale("A", "B").max()).isEqualTo(20);
    declare(List.of(6, 8));
    assertThat(raw("A", "B")).as("below its range").isEqualTo(0.01);
    assertThat(raw("A", "C")).as("above its range").isEqualTo(1);
    memory.retract(Retract.of("a"));
    say(Emit.by("a").edge("A", "B", 5).edge("A", "C", 10));
    assertThat(raw("A", "B")).as("what was declared went with it").isEqualTo(0.5);
  }

  @Test
  void aRangeIsTwoFiniteNumbers() {
    for (List<Object> wrong :
        List.<List<Object>>of(List.of(1), List.of(2, 1), List.of("a", 2), List.of(1, 1))) {
      assertThatThrownBy(() -> declare(wrong))
          .isInstanceOfSatisfying(
              CairnException.class, e -> assertThat(e.field()).contains("data.range"));
    }
  }

  private ReadEdge.Scale scale(String from, String to) {
    return memory.edge(ReadEdge.between(from, to)).edges().get(0).slots().get(0).scale();
  }

  @ParameterizedTest(name = "{0}: {1} to {2}")
  @CsvSource({
    "range, 2, 18",
    "anchored_range, 0, 18",
    "max_abs, 0, 18",
    "robust, 0, 10",
    "declared_range, 0, 18"
  })
  @DisplayName("the scale that is shown is the one that was used")
  void shown(String strategy, double min, double max) {
    set("graph.scale", strategy);
    say(Emit.by("a")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", 2)
        .edge("A", "C", 10)
        .edge("A", "D", 18));
    assertThat(scale("A", "C").min()).isEqualTo(min);
    assertThat(scale("A", "C").max()).isEqualTo(max);
    ReadEdge.Slot slot =
        memory.edge(ReadEdge.between("A", "C")).edges().get(0).slots().get(0);
    assertThat(slot.scaled()).isCloseTo(Math.min(1, (10 - min) / (max - min)), within(EXACT));
  }

  private void oneAgainstTwo() {
    say(Emit.by("a").nodes("A", "B", "C").edge("A", "B", 10).edge("A", "C", 5));
    say(Emit.by("b").nodes("X").edge("A", "C", 5).edge("A", "X", 10));
  }

  @Test
  @DisplayName("among equals the edge that more speak for comes first")
  void diversityBreaksTies() {
    oneAgainstTwo();
    assertThat(raw("A", "B")).isEqualTo(raw("A", "C"));
    assertThat(memory.graph(ReadGraph.from("A")).edges().get(0).target()).isEqualTo("C");
  }

  @Test
  @DisplayName("diversity_bonus: each contributor after the first adds its share")
  void diversityBonus() {
    set("graph.diversity_bonus", 0.25);
    oneAgainstTwo();
    ReadEdge.Edge edge = memory.edge(ReadEdge.between("A", "C")).edges().get(0);
    assertThat(raw("A", "B")).isEqualTo(1);
    assertThat(edge.rawWeight()).isEqualTo(1.25).isEqualTo(edge.why().value());
  }

  @Test
  void aNodeIsNoSurerOfItselfThanOfItsNeighbour() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 1));
    assertThat(memory.path(FindPath.between("A", "A")).confidence()).isEqualTo(0.95);
  }

  @Test
  void aNodeShowsWhoWroteItsProperties() {
    say(Emit.by("a").node("A", "note", Map.of("colour", "red")));
    say(Emit.by("b").node("A", "note", Map.of("colour", "blue", "size", 3)));
    ReadGraph.Node node = memory.graph(ReadGraph.ALL).nodes().get(0);
    assertThat(node.properties()).containsEntry("colour", "blue");
    assertThat(node.writers())
        .extracting(each -> each.name() + " " + each.value() + " " + each.writer())
        .containsExactlyInAnyOrder("colour red a", "colour blue b", "size 3 b");
  }
}
