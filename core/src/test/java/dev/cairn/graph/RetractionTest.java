package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Context;
import dev.cairn.Tester;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Retract;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Retraction")
class RetractionTest extends GraphTester {
  @Test
  @DisplayName("G10: takes slots, prunes what nobody else speaks for")
  void prunes() {
    say(Emit.by("X").nodes("A", "B", "C").edge("A", "B", 1).edge("A", "C", 1));
    say(Emit.by("Y").edge("A", "B", 1));
    Retract.Answer dry = memory.retract(new Retract("X", Optional.of(true)));
    Retract.Answer done = memory.retract(Retract.of("X"));
    assertThat(done.edgesAffected()).isEqualTo(2).isEqualTo(dry.edgesAffected());
    assertThat(done.edgesPruned()).isEqualTo(1).isEqualTo(dry.edgesPruned());
    assertThat(edge("A", "B", "r").contributions()).containsOnlyKeys("Y");
    assertThat(exists("A", "C", "r")).isFalse();
    List<GraphChange> events = lastEvents(3);
    assertThat(events)
        .extracting(GraphChange::type)
        .containsExactly("contributions_retracted", "weights_changed", "edges_removed");
    assertThat(events.get(2).reason()).contains("retraction");
  }

  @Test
  @DisplayName("G11: of somebody unknown is told all the same")
  void unknown() {
    say(Emit.by("X").nodes("A"));
    Retract.Answer answer = memory.retract(Retract.of("nobody"));
    assertThat(answer.edgesAffected()).isZero();
    assertThat(lastEvents(1).get(0).type()).isEqualTo("contributions_retracted");
  }

  @Test
  @DisplayName("in a context that is not there begins none, also where an analysis is stopped")
  void absent() {
    try (Tester other = new Tester()) {
      Retract.Answer answer = other.memory().retract(Retract.of("nobody"));
      assertThat(answer.edgesAffected()).isZero();
      assertThat(answer.receipt().position()).isEmpty();
      other.memory().enrich(Enrich.stop("graph-analysis:pagerank"));
      assertThat(other.cairn().contexts().contexts()).isEmpty();
    }
  }

  @Test
  @DisplayName("says who asked for it and why")
  void told() {
    say(Emit.by("X").nodes("A", "B").edge("A", "B", 1));
    Retract.Answer answer = memory.retract(Retract.of("X").because("ann", "it was wrong"));
    assertThat(answer.receipt().by()).contains("ann");
    assertThat(answer.receipt().reason()).contains("it was wrong");
    assertThat(memory.changes(ReadChanges.after(0)).events())
        .filteredOn(event -> event.type().equals("contributions_retracted"))
        .singleElement()
        .satisfies(event -> {
          assertThat(event.by()).contains("ann");
          assertThat(event.because()).contains("it was wrong");
        });
  }

  @Test
  @DisplayName("G13, G14: what was derived goes with it, and comes back with it")
  void derived() {
    Emit model = Emit.by("embedding:m1").nodes("A", "B").edge("A", "B", "similar_to", 0.9);
    say(model);
    assertThat(edge("A", "B", "discovery_gap").contributions())
        .containsEntry("discovery_gap:similar_to:discovery_gap", 0.9);
    assertThat(exists("B", "A", "discovery_gap")).isTrue();
    Retract.Answer done = memory.retract(Retract.of("embedding:m1"));
    assertThat(done.derivedRemoved()).isEqualTo(2);
    assertThat(memory.graph(ReadGraph.ALL).edges()).isEmpty();
    assertThat(lastEvents(2))
        .extracting(GraphChange::type)
        .containsExactly("edges_removed", "edges_removed");
    say(model);
    assertThat(edge("A", "B", "similar_to").contributions()).containsKey("embedding:m1");
    assertThat(exists("A", "B", "discovery_gap")).isTrue();
  }

  @Test
  @DisplayName("of an enrichment switches it off until it is switched on again")
  void ofAnEnrichment() {
    String gap = "discovery_gap:similar_to:discovery_gap";
    say(Emit.by("m").nodes("A", "B", "C").edge("A", "B", "similar_to", 0.9));
    memory.retract(Retract.of(gap));
    assertThat(exists("A", "B", "discovery_gap")).isFalse();
    say(Emit.by("m").edge("A", "C", "similar_to", 0.8));
    assertThat(exists("A", "C", "discovery_gap")).isFalse();
    memory.enrich(Enrich.start(gap));
    assertThat(exists("A", "B", "discovery_gap")).isTrue();
    assertThat(exists("C", "A", "discovery_gap")).isTrue();
  }

  @Test
  @DisplayName("G17: leaves the twin context alone")
  void otherContext() {
    Context twin = tester.cairn().context("twin");
    Ingest same = Emit.by("X").nodes("A", "B").edge("A", "B", 1).request();
    memory.ingest(same);
    twin.ingest(same);
    memory.retract(Retract.of("X"));
    assertThat(memory.graph(ReadGraph.ALL).edges()).isEmpty();
    assertThat(twin.graph(ReadGraph.ALL).edges()).hasSize(1);
  }

  private List<GraphChange> lastEvents(int count) {
    List<GraphChange> events = memory.changes(ReadChanges.after(0)).events();
    return events.subList(events.size() - count, events.size());
  }
}
