package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Retract;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The items of an emission")
class ItemsTest extends GraphTester {
  @Test
  @DisplayName("G9: an edge without its end is refused by name, the rest commits")
  void missingEnd() {
    say(Emit.by("a").nodes("A"));
    Ingest.Answer answer = say(Emit.by("a").nodes("B").edge("A", "B", 1).edge("B", "C", 1));
    assertThat(answer.nodes()).isEqualTo(1);
    assertThat(answer.edges()).isEqualTo(1);
    assertThat(answer.rejected()).singleElement().satisfies(rejected -> {
      assertThat(rejected.item()).contains("edges[1]");
      assertThat(rejected.reason()).contains("'C'");
    });
    long before = memory.head();
    Ingest.Answer invalid = say(Emit.by("a").edge("A", "X", 1).edge("Y", "A", 1));
    assertThat(invalid.events()).isEmpty();
    assertThat(invalid.rejected()).hasSize(2);
    assertThat(memory.head()).isEqualTo(before);
  }

  @Test
  @DisplayName("removing what is absent is no news; a node takes its edges along")
  void removal() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 1).edge("A", "A", 2));
    assertThat(
            say(Emit.by("a").removeNode("nobody").removeEdge("A", "B", "other")).events())
        .isEmpty();
    Ingest.Answer answer = say(Emit.by("b").removeNode("A"));
    assertThat(types(answer)).containsExactly("edges_removed", "nodes_removed");
    assertThat(answer.events().get(0).reason()).contains("node_removed");
    assertThat(answer.events().get(0).edges()).hasSize(2);
    assertThat(memory.graph(ReadGraph.ALL).edges()).isEmpty();
  }

  @Test
  @DisplayName("the last writer of a property has the say, every writer's value is kept")
  void properties() {
    say(Emit.by("a").node("N", "file", Map.of("lang", "java", "size", 3)));
    say(Emit.by("b").node("N", "file", Map.of("lang", "kotlin")));
    assertThat(node("N").properties()).isEqualTo(Map.of("lang", "kotlin", "size", 3));
    memory.retract(Retract.of("b"));
    assertThat(node("N").properties()).isEqualTo(Map.of("lang", "java", "size", 3));
  }

  @Test
  @DisplayName("long texts lie beside the chain and come back whole")
  void longTexts() {
    String words = "a long story ".repeat(20);
    say(Emit.by("a").node("N", "note", Map.of("text", words)));
    assertThat(node("N").properties()).containsEntry("text", words);
    long position = memory.head();
    assertThat(say(Emit.by("a").node("N", "note", Map.of("text", words))).events())
        .isEmpty();
    assertThat(memory.head()).isEqualTo(position);
  }

  private ReadGraph.Node node(String id) {
    return memory.graph(ReadGraph.ALL).nodes().stream()
        .filter(node -> node.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
