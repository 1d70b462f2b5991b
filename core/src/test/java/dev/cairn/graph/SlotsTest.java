package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Retract;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("One source on one edge")
class SlotsTest extends GraphTester {
  @Test
  @DisplayName("G1: created, then nothing, then changed up and down")
  void latestValueReplaces() {
    assertThat(types(say(Emit.by("a").nodes("A", "B").edge("A", "B", 5))))
        .containsExactly("nodes_added", "edges_added");
    assertThat(say(Emit.by("a").nodes("A", "B").edge("A", "B", 5)).events()).isEmpty();
    assertThat(types(say(Emit.by("a").edge("A", "B", 8)))).containsExactly("weights_changed");
    assertThat(edge("A", "B", "r").contributions()).isEqualTo(Map.of("a", 8.0));
    assertThat(types(say(Emit.by("a").edge("A", "B", 3)))).containsExactly("weights_changed");
    assertThat(edge("A", "B", "r").contributions()).isEqualTo(Map.of("a", 3.0));
  }

  @Test
  @DisplayName("G2: another source gets its own slot")
  void twoSources() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 5));
    assertThat(types(say(Emit.by("b").edge("A", "B", 0.7)))).containsExactly("weights_changed");
    assertThat(memory.graph(ReadGraph.ALL).edges()).hasSize(1);
    assertThat(edge("A", "B", "r").contributions()).isEqualTo(Map.of("a", 5.0, "b", 0.7));
  }

  @Test
  @DisplayName("saying nothing new writes nothing")
  void noNewsIsNotLogged() {
    long position = say(Emit.by("a").nodes("A", "B").edge("A", "B", 5)).position();
    assertThat(say(Emit.by("a").nodes("A", "B").edge("A", "B", 5)).position()).isEqualTo(position);
    assertThat(memory.head()).isEqualTo(position);
  }

  @Test
  @DisplayName("G12: a zero counts for corroboration and is no retraction")
  void zeroIsAWord() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 5));
    say(Emit.by("z").edge("A", "B", 0));
    assertThat(edge("A", "B", "r").corroboration()).isEqualTo(2);
    memory.retract(Retract.of("z"));
    assertThat(edge("A", "B", "r").corroboration()).isEqualTo(1);
  }
}
