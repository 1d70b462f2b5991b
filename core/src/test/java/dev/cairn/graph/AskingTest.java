package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.Configure;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Questions to the graph")
class AskingTest extends GraphTester {
  private static final List<String> SCALES = List.of(
      "range", "range_floor", "anchored_range", "max_abs", "robust", "z_score", "declared_range");

  @Test
  @DisplayName("G18: all filters hold, along the way")
  void filters() {
    say(Emit.by("a")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", "uses_x", 1)
        .edge("B", "C", "uses_y", 1)
        .edge("A", "D", "uses_x", 1)
        .edge("A", "C", "other", 1));
    say(Emit.by("b").edge("A", "B", "uses_x", 1).edge("B", "C", "uses_y", 1));
    ReadGraph.Answer answer = memory.graph(new ReadGraph(
        Optional.of("A"),
        Optional.of(ReadGraph.Direction.OUT),
        Optional.empty(),
        Optional.of("uses_"),
        Optional.of(List.of("b")),
        OptionalInt.of(2),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.of(3),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.empty(),
        OptionalInt.empty()));
    assertThat(answer.edges()).extracting(ReadGraph.Edge::target).containsExactly("B", "C");
  }

  @Test
  @DisplayName("G19: changes from a cursor, also after a restart")
  void changes() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 1));
    ReadChanges.Answer all = memory.changes(ReadChanges.after(0));
    assertThat(all.events())
        .extracting(GraphChange::type)
        .containsExactly("nodes_added", "edges_added");
    assertThat(memory.changes(ReadChanges.after(all.cursor())).events()).isEmpty();
    tester.restart();
    assertThat(tester.memory().changes(ReadChanges.after(0))).isEqualTo(all);
  }

  @Test
  @DisplayName("every weight explains itself")
  void explained() {
    say(Emit.by("a").nodes("A", "B", "C").edge("A", "B", 5).edge("A", "C", 8));
    say(Emit.by("b").edge("A", "B", -2).edge("A", "C", 1e9));
    List<Double> values = new ArrayList<>();
    for (String scale : SCALES) {
      memory.configure(new Configure(Optional.empty(), Optional.of(Map.of("graph.scale", scale))));
      ReadEdge.Edge edge = edge("A", "B", "r");
      assertThat(edge.why().value()).isEqualTo(edge.rawWeight());
      assertThat(edge.slots().stream().mapToDouble(ReadEdge.Slot::scaled).sum())
          .isEqualTo(edge.rawWeight());
      values.add(edge.rawWeight());
    }
    assertThat(values).allMatch(Double::isFinite);
  }
}
