package dev.cairn.enrich;

import static dev.cairn.graph.Emit.fragment;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Context;
import dev.cairn.Tester;
import dev.cairn.graph.Delta;
import dev.cairn.graph.Emit;
import dev.cairn.graph.Enrichment;
import dev.cairn.graph.Graph;
import dev.cairn.graph.Wishes;
import dev.cairn.index.HashingEmbedder;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Enrich;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Retract;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Enrichments that ask more than the graph")
class EnricherTest {
  private static final String MODEL = "embedding:hashing-v1";

  private static Set<String> edges(Context memory, String relation) {
    return memory.graph(ReadGraph.ALL).edges().stream()
        .filter(edge -> edge.relation().equals(relation))
        .map(edge -> edge.source() + " " + edge.target())
        .collect(Collectors.toSet());
  }

  private static ListAdapters.Item adapter(Context memory, String id) {
    return memory.adapters(new ListAdapters()).adapters().stream()
        .filter(item -> item.adapter().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @DisplayName("a model joins what means the same, follows changes, and can be taken out")
  void similarity() {
    try (Tester tester = new Tester(settings -> settings.embedder(new HashingEmbedder()))) {
      Context memory = tester.memory();
      note(memory, "one", "the build fails on mondays");
      note(memory, "two", "the build fails on mondays again");
      note(memory, "three", "bananas are yellow");
      memory.enrich(Enrich.start(MODEL));
      assertThat(edges(memory, "similar_to")).containsExactlyInAnyOrder("one two", "two one");
      note(memory, "four", "on mondays the build fails");
      assertThat(edges(memory, "similar_to")).contains("four one", "one four", "two four");
      note(memory, "one", "bananas are yellow");
      assertThat(edges(memory, "similar_to"))
          .containsExactlyInAnyOrder("two four", "four two", "one three", "three one");
      memory.retract(Retract.of(MODEL));
      assertThat(edges(memory, "similar_to")).isEmpty();
      note(memory, "five", "bananas are yellow");
      assertThat(edges(memory, "similar_to")).isEmpty();
    }
  }

  private static void note(Context memory, String id, String text) {
    memory.ingest(Emit.by("notes").node(id, "note", Map.of("text", text)).request());
  }

  @Test
  @DisplayName("a replay needs no model")
  void replay() {
    try (Tester tester = new Tester(settings -> settings.embedder(new HashingEmbedder()))) {
      note(tester.memory(), "one", "the same words");
      note(tester.memory(), "two", "the same words");
      tester.memory().enrich(Enrich.start(MODEL));
      try (Tester plain = tester.with(Optional.empty())) {
        assertThat(edges(plain.memory(), "similar_to")).hasSize(2);
        Rebuild.Answer rebuilt =
            plain.memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
        assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
      }
    }
  }

  @Test
  @DisplayName("an analysis adds slots and properties, no edges, and goes without a trace")
  void analysis() {
    try (Tester tester = new Tester()) {
      Context memory = tester.memory();
      memory.ingest(Emit.by("a")
          .nodes("A", "B", "C", "D")
          .edge("A", "B", 1)
          .edge("B", "A", 1)
          .edge("C", "D", 1)
          .edge("D", "C", 1)
          .request());
      ReadGraph.Answer before = memory.graph(ReadGraph.ALL);
      memory.enrich(Enrich.start("graph-analysis:pagerank"));
      memory.enrich(Enrich.start("graph-analysis:leiden"));
      ReadGraph.Answer after = memory.graph(ReadGraph.ALL);
      assertThat(after.edges()).hasSameSizeAs(before.edges());
      assertThat(adapter(memory, "graph-analysis:pagerank").edges()).isEqualTo(4);
      assertThat(after.nodes())
          .allSatisfy(node -> assertThat(node.properties()).containsKeys("pagerank", "community"));
      double sum = after.nodes().stream()
          .mapToDouble(node -> ((Number) node.properties().get("pagerank")).doubleValue())
          .sum();
      assertThat(sum).isCloseTo(1, org.assertj.core.api.Assertions.within(1e-6));
      assertThat(after.nodes().get(0).properties().get("community"))
          .isEqualTo(after.nodes().get(1).properties().get("community"))
          .isNotEqualTo(after.nodes().get(2).properties().get("community"));
      memory.enrich(Enrich.stop("graph-analysis:pagerank"));
      memory.retract(Retract.of("graph-analysis:leiden"));
      assertThat(memory.graph(ReadGraph.ALL).edges()).isEqualTo(before.edges());
      assertThat(memory.graph(ReadGraph.ALL).nodes()).isEqualTo(before.nodes());
    }
  }

  /** Does what a test wants with the graph. */
  private record Own(String id, BiConsumer<Graph, Wishes> wants) implements Enrichment {
    @Override
    public void want(Graph graph, Delta changed, Wishes wishes) {
      wants.accept(graph, wishes);
    }

    @Override
    public void wantAll(Graph graph, Wishes wishes) {
      wants.accept(graph, wishes);
    }
  }

  private static void count(Graph graph, Wishes wishes) {
    int a = graph.node("concept:a");
    int edge = graph.edge(a, a, "counts");
    double value =
        edge == Graph.NONE ? 0 : graph.value(graph.contributor("counter").orElseThrow(), edge);
    wishes.want(a, a, "counts", value + 1);
  }

  @Test
  @DisplayName("G16: one that never rests is stopped, reported and resumed")
  void neverRests() {
    try (Tester tester =
        new Tester(settings -> settings.enrichment(new Own("counter", EnricherTest::count)))) {
      Context memory = tester.memory();
      memory.configure(
          new Configure(Optional.empty(), Optional.of(Map.of("graph.enrichment_rounds_max", 3))));
      memory.ingest(fragment("F", "a"));
      Enrich.Answer answer = memory.enrich(Enrich.start("counter"));
      assertThat(answer.rounds()).isEqualTo(3);
      assertThat(answer.quiesced()).isFalse();
      assertThat(adapter(memory, "counter").failure())
          .hasValueSatisfying(why -> assertThat(why).contains("not at rest"));
      assertThat(adapter(memory, "counter").max()).hasValue(3);
      Ingest.Answer later = memory.ingest(fragment("G", "b"));
      assertThat(later.quiesced()).isFalse();
      assertThat(adapter(memory, "counter").max()).hasValue(6);
    }
  }

  @Test
  @DisplayName("only the one that never rests is named, not those that rest beside it")
  void restsBesideOneThatDoesNot() {
    Own quiet = new Own(
        "quiet",
        (graph, wishes) ->
            wishes.want(graph.node("concept:a"), graph.node("concept:a"), "same", 1));
    try (Tester tester = new Tester(settings ->
        settings.enrichment(quiet).enrichment(new Own("counter", EnricherTest::count)))) {
      Context memory = tester.memory();
      memory.ingest(fragment("F", "a"));
      memory.enrich(Enrich.start("quiet"));
      Enrich.Answer answer = memory.enrich(Enrich.start("counter"));
      assertThat(answer.quiesced()).isFalse();
      assertThat(adapter(memory, "counter").failure()).isPresent();
      assertThat(adapter(memory, "quiet").failure()).isEmpty();
    }
  }

  @Test
  @DisplayName("one that throws harms nobody and is named")
  void throwing() {
    Own broken = new Own("broken", (graph, wishes) -> {
      throw new IllegalStateException("out of ideas");
    });
    try (Tester tester = new Tester(settings -> settings.enrichment(broken))) {
      Context memory = tester.memory();
      memory.enrich(Enrich.start("broken"));
      Ingest.Answer answer = memory.ingest(fragment("F", "a", "b"));
      assertThat(answer.rejected()).isEmpty();
      assertThat(edges(memory, "may_be_related")).hasSize(2);
      assertThat(adapter(memory, "broken").failure()).contains("out of ideas");
    }
  }

  @Test
  @DisplayName("an id that is none is refused with those there are")
  void unknown() {
    try (Tester tester = new Tester()) {
      assertThatThrownBy(() -> tester.memory().enrich(Enrich.start("temporal:date:soon:near")))
          .hasMessageContaining("temporal:{property}:{window}:{out}")
          .hasMessageContaining("graph-analysis:leiden");
    }
  }
}
