package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.graph.Emit;
import dev.cairn.operation.Configure;
import dev.cairn.operation.GraphChange;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.Retract;
import dev.cairn.policy.NormalizeStrategy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S0, reinforcement by contributions and scales")
class S0ReinforcementTest {
  private static final Offset<Double> FOUR_PLACES = within(5e-5);

  private final Tester tester = new Tester();
  private final Context memory = tester.memory();

  @AfterEach
  void close() {
    tester.close();
  }

  private Ingest.Answer say(Emit emit) {
    return memory.ingest(emit.request());
  }

  private static List<String> types(Ingest.Answer answer) {
    return answer.events().stream().map(GraphChange::type).toList();
  }

  private ReadEdge.Edge edge(String target) {
    return memory.edge(ReadEdge.between("A", target)).edges().get(0);
  }

  private double raw(String target) {
    return edge(target).rawWeight();
  }

  private void profile(String name) {
    memory.configure(new Configure(Optional.of(name), Optional.empty()));
  }

  private void set(String key, Object value) {
    memory.configure(new Configure(Optional.empty(), Optional.of(Map.of(key, value))));
  }

  /** One adapter's values on the edges from A to B, C and D. */
  private static Emit three(String adapter, double b, double c, double d) {
    return Emit.by(adapter)
        .nodes("A", "B", "C", "D")
        .edge("A", "B", b)
        .edge("A", "C", c)
        .edge("A", "D", d);
  }

  private void weigh(double b, double c, double d) {
    assertThat(raw("B")).isCloseTo(b, FOUR_PLACES);
    assertThat(raw("C")).isCloseTo(c, FOUR_PLACES);
    assertThat(raw("D")).isCloseTo(d, FOUR_PLACES);
  }

  @Test
  @Promise(
      section = "1",
      value = "The same adapter emitting the same value again changes nothing.",
      kept = "`ingest`, `edge`, `changes`")
  void theSameAgainIsNoNews() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 5));
    long head = memory.head();
    assertThat(say(Emit.by("a").nodes("A", "B").edge("A", "B", 5)).events()).isEmpty();
    assertThat(memory.head()).isEqualTo(head);
    assertThat(edge("B").contributions()).isEqualTo(Map.of("a", 5.0));
  }

  @Test
  @Promise(
      section = "1",
      value = "The latest value of an adapter replaces its earlier one, be it higher or lower.",
      kept = "`ingest`, `edge`")
  void theLatestValueReplaces() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 5));
    for (double value : new double[] {8, 3}) {
      say(Emit.by("a").edge("A", "B", value));
      assertThat(edge("B").contributions()).isEqualTo(Map.of("a", value));
    }
  }

  @Test
  @Promise(
      section = "1",
      value = "Each adapter has its own slot on an edge, so different sources reinforce it.",
      kept = "`ingest`, `edge`")
  void anotherAdapterHasItsOwnSlot() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 5));
    double alone = raw("B");
    say(Emit.by("b").edge("A", "B", 0.7));
    assertThat(memory.graph(ReadGraph.ALL).edges()).hasSize(1);
    assertThat(edge("B").contributions()).isEqualTo(Map.of("a", 5.0, "b", 0.7));
    assertThat(raw("B")).isGreaterThan(alone);
  }

  @Test
  @Promise(
      section = "1",
      value = "A contribution is any finite number, on whatever scale is natural to its adapter.",
      kept = "`ingest` with `rejected` for each item that is no finite number",
      deviation = "Numbers are doubles, so that large counts stay exact.")
  void anyFiniteNumberWillDo() {
    Ingest.Answer answer = say(three("a", -1e300, Double.NaN, Double.POSITIVE_INFINITY));
    assertThat(answer.edges()).isEqualTo(1);
    assertThat(answer.rejected()).hasSize(2);
    assertThat(edge("B").contributions()).containsEntry("a", -1e300);
  }

  @Test
  @Promise(
      section = "1",
      value =
          "Adapters write only to their own slots, so the order of their emissions is of no matter.",
      kept = "`ingest`; sums are taken in sorted order")
  void orderOfAdaptersIsOfNoMatter() {
    List<Emit> said =
        List.of(three("x", 0.1, 0.7, 3), three("y", 11, 5, 7), three("z", 300, 200, 70));
    said.forEach(this::say);
    try (Tester other = new Tester()) {
      for (int i = said.size() - 1; i >= 0; i--) {
        other.memory().ingest(said.get(i).request());
      }
      for (String target : List.of("B", "C", "D")) {
        ReadEdge.Edge twin =
            other.memory().edge(ReadEdge.between("A", target)).edges().get(0);
        assertThat(twin.rawWeight()).as("to the last bit").isEqualTo(raw(target));
        assertThat(twin.contributions()).isEqualTo(edge(target).contributions());
      }
    }
  }

  @Test
  @Promise(
      section = "1",
      value = "Contributions of either sign add positively to the raw weight.",
      kept = "`ingest`, `graph.scale`",
      deviation = "The lowest value keeps .01 in the default profile: real evidence stays visible.")
  void signsAreStrengthNotPolarity() {
    say(three("sentiment", -0.8, 0.5, 1));
    weigh(0.01, 0.7222, 1);
    profile("seed");
    weigh(0, 0.7222, 1);
  }

  @Test
  @Promise(
      section = "2",
      value = "Each adapter is brought to a comparable scale first, so none drowns out the others.",
      kept = "`graph`, `edge`, `graph.scale`")
  void noAdapterDrownsOutAnother() {
    say(three("coverage", 2, 18, 14));
    say(three("movement", 400, 100, 350));
    weigh(1.1111, 1.25, 1.6528);
    profile("seed");
    weigh(1, 1, 1.5833);
    assertThat(memory.graph(ReadGraph.ALL).edges().get(0).target())
        .as("by plain sums it would be B")
        .isEqualTo("D");
  }

  @Test
  @Promise(
      section = "2",
      value = "The first scale is the adapter's range: (value - min) / (max - min).",
      kept = "`graph.scale` = `range` in profile `seed`",
      deviation = "The default `anchored_range` takes zero into the range: near-ties stay near.")
  void theRangeOfTheAdapterIsItsScale() {
    profile("seed");
    say(three("a", 2, 10, 18));
    weigh(0, 0.5, 1);
    profile("default");
    weigh(0.1111, 0.5556, 1);
    say(three("a", 0.8165, 0.7856, 0.7794));
    weigh(1, 0.9622, 0.9546);
  }

  @Test
  @Promise(
      section = "2",
      value = "Where an adapter's values span no range, each of them counts 1.",
      kept = "`ingest`, `edge`, in both profiles")
  void withoutARangeAllCountOne() {
    say(Emit.by("a").nodes("A", "B").edge("A", "B", 0.2));
    say(Emit.by("b").edge("A", "B", 0.85));
    assertThat(raw("B")).isEqualTo(2);
    profile("seed");
    assertThat(raw("B")).isEqualTo(2);
  }

  @Test
  @Promise(
      section = "2",
      value =
          "Contributions are stored, raw weights computed, and each query chooses its normalization.",
      kept = "`graph` with `normalize`: `none`, `outgoing_share`, `softmax`")
  void theConsumerChoosesTheNormalization() {
    say(three("a", 1, 1, 1));
    say(Emit.by("b").edge("A", "B", 1));
    say(Emit.by("c").edge("A", "B", 1));
    assertThat(weights(NormalizeStrategy.NONE)).containsExactly(3.0, 1.0, 1.0);
    assertThat(weights(NormalizeStrategy.OUTGOING_SHARE)).containsExactly(0.6, 0.2, 0.2);
    say(Emit.by("a").removeEdge("A", "D", "r"));
    List<Double> soft = weights(NormalizeStrategy.SOFTMAX);
    assertThat(soft.get(0)).isCloseTo(0.8808, FOUR_PLACES);
    assertThat(soft.get(1)).isCloseTo(0.1192, FOUR_PLACES);
  }

  private List<Double> weights(NormalizeStrategy normalize) {
    ReadGraph plain = ReadGraph.from("A");
    ReadGraph request = new ReadGraph(
        plain.from(),
        plain.direction(),
        plain.relation(),
        plain.relationPrefix(),
        plain.contributors(),
        OptionalInt.empty(),
        plain.nodeType(),
        plain.text(),
        plain.depth(),
        Optional.of(normalize),
        Optional.of(ReadGraph.RankBy.WEIGHT),
        plain.limit(),
        plain.offset());
    return memory.graph(request).edges().stream().map(ReadGraph.Edge::weight).toList();
  }

  @Test
  @Promise(
      section = "2",
      value = "An outlier shifts the scaled values of its own adapter and of no other.",
      kept = "`ingest`, `edge`")
  void anOutlierMovesItsOwnAdapterOnly() {
    say(Emit.by("a").nodes("A", "B", "C", "D", "E").edge("A", "B", 5).edge("A", "C", 15));
    say(Emit.by("b").edge("A", "D", 15));
    say(Emit.by("a").edge("A", "E", 25));
    assertThat(raw("C")).as("it was 1").isCloseTo(0.6, FOUR_PLACES);
    assertThat(raw("D")).isEqualTo(1);
    profile("seed");
    assertThat(raw("C")).isCloseTo(0.5, FOUR_PLACES);
  }

  @Test
  @Promise(
      section = "3",
      value = "`weights_changed` is told exactly when a stored contribution changes.",
      kept = "`ingest`, `changes`",
      deviation =
          "Also told when another adapter adds a slot to an edge, since its weight changes.")
  void changesAreTold() {
    assertThat(types(say(Emit.by("a").nodes("A", "B").edge("A", "B", 5))))
        .containsExactly("nodes_added", "edges_added");
    assertThat(types(say(Emit.by("a").edge("A", "B", 5)))).isEmpty();
    assertThat(types(say(Emit.by("a").edge("A", "B", 8)))).containsExactly("weights_changed");
    assertThat(types(say(Emit.by("a").edge("A", "B", 3)))).containsExactly("weights_changed");
    assertThat(types(say(Emit.by("b").edge("A", "B", 3)))).containsExactly("weights_changed");
  }

  @Test
  @Promise(
      section = "Consequences",
      value = "Every edge tells who contributed what, and an adapter can be rolled back.",
      kept = "`edge` with `slots`, `retract`")
  void whoSaidWhatIsKept() {
    long first = say(three("a", 2, 10, 18)).position();
    long second = say(Emit.by("b").edge("A", "C", 3)).position();
    assertThat(edge("C").slots())
        .extracting(slot -> slot.adapter() + " " + slot.value() + " " + slot.position())
        .containsExactlyInAnyOrder("a 10.0 " + first, "b 3.0 " + second);
    memory.retract(Retract.of("b"));
    weigh(0.1111, 0.5556, 1);
  }

  @Test
  @Promise(
      section = "OQ1",
      value = "Should an edge more adapters confirm rank above its equals?",
      kept = "`graph` (more contributors break ties), `graph.diversity_bonus`",
      deviation = "Answered: yes among equals; the bonus on the weight is 0 unless set.")
  void moreContributorsGoFirstAmongEquals() {
    say(Emit.by("a").nodes("A", "B", "C", "D").edge("A", "B", 10).edge("A", "C", 5));
    say(Emit.by("b").edge("A", "C", 5).edge("A", "D", 10));
    assertThat(raw("B")).isEqualTo(raw("C"));
    assertThat(memory.graph(ReadGraph.from("A")).edges().get(0).target()).isEqualTo("C");
    set("graph.diversity_bonus", 0.25);
    assertThat(raw("B")).isEqualTo(1);
    assertThat(raw("C")).isEqualTo(1.25);
  }

  @Test
  @Promise(
      section = "OQ2",
      value = "Which scale keeps weak evidence visible and outliers harmless?",
      kept = "`graph.scale`: `range`, `range_floor`, `anchored_range`, `max_abs`, `robust`",
      deviation = "Answered: `anchored_range` by default, never below .01; the others by choice.")
  void scalesAreAChoice() {
    say(three("a", 5, 15, 25));
    Map<String, List<Double>> expected = Map.of(
        "range", List.of(0.0, 0.5, 1.0),
        "range_floor", List.of(0.0099, 0.5050, 1.0),
        "anchored_range", List.of(0.2, 0.6, 1.0),
        "max_abs", List.of(0.2, 0.6, 1.0));
    expected.forEach((scale, values) -> {
      set("graph.scale", scale);
      weigh(values.get(0), values.get(1), values.get(2));
    });
    set("graph.scale", "robust");
    tenWithAnOutlier();
  }

  private void tenWithAnOutlier() {
    Emit emit = Emit.by("ten").nodes("A", "far");
    for (int i = 1; i <= 9; i++) {
      emit.nodes("n" + i).edge("A", "n" + i, i);
    }
    say(emit.edge("A", "far", 900));
    assertThat(Stream.of("n9", "far").map(this::raw)).containsExactly(1.0, 1.0);
    assertThat(raw("n3")).isCloseTo(0.3333, FOUR_PLACES);
  }

  @Test
  @Promise(
      section = "OQ3",
      value = "What happens to cached weights when an adapter's minimum or maximum moves?",
      kept = "`ingest`, `graph`",
      deviation = "Answered: raw weights are computed when read, so there is nothing to sweep.")
  void aNewMaximumIsSeenAtOnceAndSweepsNothing() {
    say(Emit.by("a").nodes("A", "B", "C", "D").edge("A", "B", 5).edge("A", "C", 15));
    long before = memory.head();
    Ingest.Answer answer = say(Emit.by("a").edge("A", "D", 30));
    assertThat(types(answer)).as("no other edge is touched").containsExactly("edges_added");
    assertThat(memory.head()).isEqualTo(before + 1);
    assertThat(raw("C")).isEqualTo(0.5);
  }

  @Test
  @Promise(
      section = "OQ4",
      value = "How are properties merged when two adapters emit one node?",
      kept = "`ingest`, `graph` with `writers`",
      deviation =
          "Answered: the last writer of a property has the say; every writer's value is kept.")
  void theLastWriterOfAPropertyHasTheSay() {
    say(Emit.by("a").node("N", "file", Map.of("lang", "java", "size", 3)));
    say(Emit.by("b").node("N", "file", Map.of("lang", "kotlin")));
    ReadGraph.Node node = memory.graph(ReadGraph.ALL).nodes().get(0);
    assertThat(node.properties()).isEqualTo(Map.of("lang", "kotlin", "size", 3));
    assertThat(node.writers())
        .extracting(each -> each.name() + " " + each.value() + " " + each.writer())
        .containsExactlyInAnyOrder("lang java a", "size 3 a", "lang kotlin b");
  }
}
