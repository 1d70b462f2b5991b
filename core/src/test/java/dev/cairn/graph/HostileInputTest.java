package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.LoadSpec;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Retract;
import dev.cairn.operation.Writing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The graph refuses what makes no sense, by name, and stays as it was")
class HostileInputTest extends GraphTester {

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void numbersThatAreNone(double value) {
    say(Emit.by("a").nodes("A", "B"));
    long before = memory.head();
    Ingest.Answer answer = say(Emit.by("a").edge("A", "B", value));
    assertThat(answer.edges()).isZero();
    assertThat(answer.rejected())
        .singleElement()
        .satisfies(rejected -> assertThat(rejected.item()).startsWith("edges[0]"));
    assertThat(memory.head()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\u0000b", "line\nbreak", "\ud800"})
  void idsThatAreNone(String id) {
    Ingest.Answer answer = say(Emit.by("a").nodes(id, "B").edge("B", "B", 1));
    assertThat(answer.nodes()).isEqualTo(1);
    assertThat(answer.rejected())
        .singleElement()
        .satisfies(rejected -> assertThat(rejected.item()).startsWith("nodes[0]"));
    assertThat(answer.edges()).isEqualTo(1);
  }

  @Test
  void extremesOfDoublesStayFinite() {
    say(Emit.by("a")
        .nodes("A", "B", "C", "D")
        .edge("A", "B", Double.MAX_VALUE)
        .edge("A", "C", -Double.MAX_VALUE)
        .edge("A", "D", Double.MIN_VALUE));
    for (String scale : List.of("range", "range_floor", "anchored_range", "max_abs", "robust")) {
      memory.configure(new Configure(Optional.empty(), Optional.of(Map.of("graph.scale", scale))));
      for (ReadGraph.Edge edge : memory.graph(ReadGraph.ALL).edges()) {
        assertThat(edge.rawWeight()).as(scale + " " + edge.target()).isBetween(0.0, 1.0);
        assertThat(edge.why().value()).isEqualTo(edge.weight());
      }
    }
  }

  @Test
  void anEmissionThatIsTooLarge() {
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("graph.emission_items_max", 3))));
    refused(Code.TOO_LARGE, "data", () -> say(Emit.by("a").nodes("A", "B", "C", "D")));
    assertThat(memory.graph(ReadGraph.ALL).nodes()).isEmpty();
  }

  @Test
  void anEnrichmentsOwnName() {
    refused(
        Code.CONFLICT,
        "data.adapter",
        () -> say(Emit.by("discovery_gap:similar_to:discovery_gap").nodes("A")));
  }

  @Test
  void namesNobodyKnows() {
    say(Emit.by("a").nodes("A"));
    refused(Code.INVALID_ARGUMENT, "kind", () -> memory.ingest(Ingest.of("dream", Map.of())));
    refused(Code.NOT_FOUND, "from", () -> memory.graph(ReadGraph.from("nobody")));
    refused(Code.NOT_FOUND, "target", () -> memory.edge(ReadEdge.between("A", "nobody")));
    refused(Code.NOT_FOUND, "to", () -> memory.path(FindPath.between("A", "nobody")));
    refused(Code.INVALID_ARGUMENT, "cursor", () -> memory.changes(ReadChanges.after(99)));
    refused(Code.INVALID_ARGUMENT, "cursor", () -> memory.changes(ReadChanges.after(-1)));
    refused(Code.INVALID_ARGUMENT, "adapter", () -> memory.retract(Retract.of(" ")));
  }

  @Test
  void hostileSpecs() {
    StringBuilder laughs = new StringBuilder("a: &a [x, x]\n");
    for (char c = 'b'; c < 'j'; c++) {
      char before = (char) (c - 1);
      laughs
          .append(c)
          .append(": &")
          .append(c)
          .append(" [*")
          .append(before)
          .append(", *")
          .append(before)
          .append("]\n");
    }
    for (String spec : List.of(
        laughs.toString(), "x".repeat(10 << 20), "[".repeat(10_000), "", "\u0000", "name: [")) {
      refused(Code.INVALID_ARGUMENT, "spec", () -> memory.loadSpec(new LoadSpec(spec)));
    }
    assertThat(memory.head()).isZero();
  }

  @Test
  void propertiesNestedWithoutEnd() {
    Map<String, Object> deep = new HashMap<>();
    Map<String, Object> inner = deep;
    for (int i = 0; i < 100; i++) {
      Map<String, Object> next = new HashMap<>();
      inner.put("deeper", next);
      inner = next;
    }
    Ingest.Answer answer = say(Emit.by("a").node("A", "t", deep).nodes("B"));
    assertThat(answer.nodes()).isEqualTo(1);
    assertThat(answer.rejected()).hasSize(1);
  }

  @Test
  @DisplayName("the same idempotency key gives the first answer again")
  void repeated() {
    Ingest request =
        Emit.by("a").nodes("A", "B").edge("A", "B", 1).edge("A", "C", 1).request();
    Ingest.Answer first = memory.ingest(request, Writing.once("k"));
    say(Emit.by("b").edge("A", "B", 7));
    assertThat(memory.ingest(request, Writing.once("k"))).isEqualTo(first);
    Retract.Answer retracted = memory.retract(Retract.of("a"), Writing.once("r"));
    assertThat(memory.retract(Retract.of("a"), Writing.once("r"))).isEqualTo(retracted);
    refused(
        Code.CONFLICT, "idempotency_key", () -> memory.retract(Retract.of("a"), Writing.once("k")));
  }

  @Test
  @DisplayName("the graph can be seen as it was")
  void asOf() {
    List<ReadGraph.Answer> states = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      say(Emit.by("a").nodes("A", "B" + i).edge("A", "B" + i, i));
      states.add(memory.graph(ReadGraph.ALL));
    }
    memory.retract(Retract.of("a"));
    for (ReadGraph.Answer state : states) {
      Reading then = Reading.asOf(new AsOf.Position(state.position()));
      assertThat(memory.graph(ReadGraph.ALL, then)).isEqualTo(state);
    }
  }

  private static void refused(Code code, String field, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.code()).isEqualTo(code);
      assertThat(e.field()).contains(field);
    });
  }
}
