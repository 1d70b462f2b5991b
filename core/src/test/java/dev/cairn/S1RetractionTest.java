package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.graph.Emit;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.CompareAdapters;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListAdapters;
import dev.cairn.operation.Log;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadChanges;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Retract;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S1, retraction of contributions")
class S1RetractionTest {
  private static final String GAP = "discovery_gap:similar_to:discovery_gap";

  private final Tester tester = new Tester();
  private final Context memory = tester.memory();

  @AfterEach
  void close() {
    tester.close();
  }

  private Ingest.Answer say(Emit emit) {
    return memory.ingest(emit.request());
  }

  private Retract.Answer retract(String adapter) {
    return memory.retract(Retract.of(adapter));
  }

  private List<ReadEdge.Edge> edges(String source, String target) {
    return memory.edge(ReadEdge.between(source, target)).edges();
  }

  private List<ReadGraph.Edge> all() {
    return memory.graph(ReadGraph.ALL).edges();
  }

  private List<GraphChange> changes(long after) {
    return memory.changes(ReadChanges.after(after)).events();
  }

  private long cursor() {
    return memory.changes(ReadChanges.after(0)).cursor();
  }

  /** X speaks for two edges, Y for one of them too. */
  private void twoOfXOneOfY() {
    say(Emit.by("X").nodes("A", "B", "C").edge("A", "B", 1).edge("A", "C", 4));
    say(Emit.by("Y").edge("A", "B", 1));
  }

  private static Emit similar(String model, String target) {
    return Emit.by(model).nodes("A", target).edge("A", target, "similar_to", 0.9);
  }

  @Test
  @Promise(
      section = "Context",
      value = "A zero is not a removal: it keeps its slot, its place in the scale and its vote.",
      kept = "`ingest`, `retract`, `adapters`")
  void zeroIsNoRetraction() {
    say(Emit.by("X").nodes("A", "B", "C").edge("A", "B", 5).edge("A", "C", 9));
    say(Emit.by("Z").edge("A", "B", 0).edge("A", "C", 2));
    assertThat(edges("A", "B").get(0).corroboration()).isEqualTo(2);
    assertThat(memory.adapters(new ListAdapters()).adapters())
        .filteredOn(adapter -> adapter.adapter().equals("Z"))
        .singleElement()
        .satisfies(adapter -> assertThat(adapter.min()).hasValue(0));
    retract("Z");
    assertThat(edges("A", "B").get(0).corroboration()).isEqualTo(1);
  }

  @Test
  @Promise(
      section = "Emission type",
      value = "Retraction takes the adapter's slot from every edge of the context.",
      kept = "`retract`")
  void everySlotOfTheAdapterGoes() {
    twoOfXOneOfY();
    Retract.Answer done = retract("X");
    assertThat(done.edgesAffected()).isEqualTo(2);
    assertThat(all()).allSatisfy(edge -> assertThat(edge.contributions()).containsOnlyKeys("Y"));
    assertThat(memory.adapters(new ListAdapters()).adapters())
        .noneMatch(adapter -> adapter.adapter().equals("X") && adapter.edges() > 0);
  }

  @Test
  @Promise(
      section = "Emission type",
      value = "There is no retraction from one edge: a near-zero value said again does that.",
      kept = "`ingest`")
  void oneEdgeIsWeakenedBySayingLess() {
    twoOfXOneOfY();
    say(Emit.by("X").edge("A", "B", 0.0001));
    ReadEdge.Edge edge = edges("A", "B").get(0);
    assertThat(edge.contributions()).containsEntry("X", 0.0001);
    assertThat(edge.rawWeight()).isBetween(1.0, 1.011);
    assertThat(edges("A", "C").get(0).rawWeight()).isEqualTo(1);
  }

  @Test
  @Promise(
      section = "Processing",
      value = "Retraction is an operation of its own, not domain data, and holds in one context.",
      kept = "`retract`, beside `ingest` at every door")
  void theTwinContextIsUntouched() {
    Context twin = tester.cairn().context("twin");
    Ingest same = Emit.by("X").nodes("A", "B").edge("A", "B", 1).request();
    memory.ingest(same);
    twin.ingest(same);
    retract("X");
    assertThat(all()).isEmpty();
    assertThat(twin.graph(ReadGraph.ALL).edges()).hasSize(1);
  }

  @Test
  @Promise(
      section = "Processing",
      value = "Raw weights are computed anew from the contributions that remain.",
      kept = "`retract`, `graph`")
  void weightsComeFromWhatRemains() {
    twoOfXOneOfY();
    assertThat(edges("A", "B").get(0).rawWeight()).isEqualTo(1.25);
    retract("X");
    assertThat(edges("A", "B").get(0).rawWeight()).isEqualTo(1);
  }

  @Test
  @Promise(
      section = "Edge pruning",
      value = "An edge nobody speaks for any more is removed, and `edges_removed` is told.",
      kept = "`retract`, `changes` with `reason` = `retraction`")
  void edgesWithoutEvidenceGo() {
    twoOfXOneOfY();
    long before = cursor();
    assertThat(retract("X").edgesPruned()).isEqualTo(1);
    assertThat(edges("A", "C")).isEmpty();
    assertThat(edges("A", "B")).hasSize(1);
    assertThat(changes(before))
        .filteredOn(event -> event.type().equals("edges_removed"))
        .singleElement()
        .satisfies(event -> {
          assertThat(event.reason()).contains("retraction");
          assertThat(event.edges()).hasSize(1);
        });
  }

  @Test
  @Promise(
      section = "Edge pruning",
      value = "What an enrichment derived from retracted edges is cleaned up under its own id.",
      kept = "`retract` with `derived_removed`, `changes`",
      deviation =
          "Enrichments say all they want and the engine takes the rest back: it is one step.")
  void whatWasDerivedGoesToo() {
    say(similar("embedding:m1", "B"));
    assertThat(edges("A", "B")).anyMatch(edge -> edge.contributions().containsKey(GAP));
    long before = cursor();
    assertThat(retract("embedding:m1").derivedRemoved()).as("both directions").isEqualTo(2);
    assertThat(all()).isEmpty();
    assertThat(changes(before))
        .filteredOn(event -> event.type().equals("edges_removed"))
        .extracting(GraphChange::adapter)
        .containsExactly("embedding:m1", GAP);
  }

  @Test
  @Promise(
      section = "Graph event",
      value = "`contributions_retracted` tells the adapter and how many edges were affected.",
      kept = "`retract`, `changes`; told also with 0")
  void retractionIsTold() {
    twoOfXOneOfY();
    long before = cursor();
    retract("X");
    retract("nobody");
    assertThat(changes(before))
        .filteredOn(event -> event.type().equals("contributions_retracted"))
        .extracting(event -> event.adapter() + " " + event.edgesAffected().orElseThrow())
        .containsExactly("X 2", "nobody 0");
  }

  @Test
  @Promise(
      section = "Model replacement",
      value =
          "Retract the old model, run the new one: the graph shows the new one's understanding.",
      kept = "`retract`, `ingest`, enrichments")
  void aModelIsReplaced() {
    say(similar("embedding:v1", "B"));
    retract("embedding:v1");
    say(similar("embedding:v2", "C"));
    assertThat(edges("A", "B")).isEmpty();
    assertThat(edges("A", "C"))
        .flatExtracting(edge -> edge.contributions().keySet())
        .containsOnly("embedding:v2", GAP)
        .contains("embedding:v2", GAP);
  }

  @Test
  @Promise(
      section = "Model-aware IDs",
      value = "Two models have two ids and two slots; ids are opaque to the machinery.",
      kept = "`ingest`, `retract`")
  void idsAreOpaque() {
    say(similar("embedding:m1", "B"));
    say(similar("embedding:m1.5", "B"));
    assertThat(retract("embedding:").edgesAffected())
        .as("no prefix is understood")
        .isZero();
    assertThat(retract("embedding:m1").edgesPruned()).isZero();
    assertThat(edges("A", "B"))
        .flatExtracting(edge -> edge.contributions().keySet())
        .contains("embedding:m1.5")
        .doesNotContain("embedding:m1");
  }

  @Test
  @Promise(
      section = "Consequences",
      value = "Models can be run side by side and compared, and the loser retracted.",
      kept = "`compare_adapters`, `retract`")
  void modelsAreCompared() {
    say(similar("extract-semantic:small", "B"));
    say(similar("extract-semantic:small", "C"));
    say(similar("extract-semantic:large", "C"));
    CompareAdapters.Answer compared = memory.compareAdapters(
        CompareAdapters.of("extract-semantic:small", "extract-semantic:large"), Reading.LATEST);
    assertThat(compared.onlyACount()).isEqualTo(1);
    assertThat(compared.onlyBCount()).isZero();
    assertThat(compared.bothCount()).isEqualTo(1);
    retract("extract-semantic:small");
    assertThat(edges("A", "B")).isEmpty();
    assertThat(edges("A", "C")).isNotEmpty();
  }

  @Test
  @Promise(
      section = "Consequences",
      value = "Any contributor can be retracted, whatever it computes; there are no ghosts.",
      kept = "`retract` with `cards_to_recheck`, `read`",
      deviation = "Cards that rest on it alone are not removed: they wait as `needs_recheck`.")
  void alsoWhoeverProposedCards() {
    EpisodeId episode = tester.episode("e");
    CardId card = propose(episode);
    assertThat(retract("extract-semantic:m").cardsToRecheck()).containsExactly(card.value());
    assertThat(memory.read(ReadCard.of(card)).status()).isEqualTo("needs_recheck");
  }

  private CardId propose(EpisodeId episode) {
    EntryId printed =
        memory.log(Log.tool(episode, "bash", true, "zzz (gateway: gRPC)")).entry();
    memory.remember(Remember.of(
            episode, CardKind.FACT, "The gateway speaks gRPC", Evidence.quote(printed, "zzz"))
        .by("extract-semantic:m"));
    return new CardId(memory
        .endEpisode(new EndEpisode(episode))
        .ledger()
        .decisions()
        .get(0)
        .card()
        .orElseThrow());
  }

  @Test
  @Promise(
      section = "Consequences",
      value = "A retraction is undone only by running the adapter again, and then wholly.",
      kept = "`retract`, `ingest`")
  void runningItAgainRestoresAll() {
    say(similar("embedding:m1", "B"));
    say(Emit.by("Y").edge("A", "B", "similar_to", 2));
    List<String> before = told();
    retract("embedding:m1");
    assertThat(told()).isNotEqualTo(before);
    say(similar("embedding:m1", "B"));
    assertThat(told()).isEqualTo(before);
  }

  private List<String> told() {
    return all().stream()
        .map(edge -> edge.source()
            + edge.target()
            + edge.relation()
            + edge.contributions()
            + edge.rawWeight())
        .sorted()
        .toList();
  }

  @Test
  @Promise(
      section = "Consequences",
      value = "The life of a contribution is add, update, remove.",
      kept = "`ingest`, `retract`, `changes`")
  void addUpdateRemove() {
    say(Emit.by("X").nodes("A", "B").edge("A", "B", 1));
    say(Emit.by("X").edge("A", "B", 2));
    retract("X");
    assertThat(changes(0))
        .extracting(GraphChange::type)
        .containsExactly(
            "nodes_added",
            "edges_added",
            "weights_changed",
            "contributions_retracted",
            "edges_removed");
  }
}
