package dev.cairn.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.graph.History.Act;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.ScaleStrategy;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of the graph whatever happens to it. */
class GraphLawsTest {

  @Provide
  Arbitrary<List<Act>> histories() {
    return History.any();
  }

  @Property(tries = 200)
  void weightsAreThoseOfANaiveRecomputation(
      @ForAll("histories") List<Act> acts, @ForAll ScaleStrategy scale) {
    GraphPolicy policy = Policy.DEFAULT
        .with(Map.of("graph.scale", scale.name().toLowerCase(java.util.Locale.ROOT)))
        .graph();
    Graph graph = new History().all(acts).graph();
    Weights weights = new Weights(graph, policy);
    new NaiveWeights(graph, policy).all().forEach((edge, expected) -> {
      assertThat(weights.raw(edge)).isCloseTo(expected, within(1e-12));
      assertThat(weights.explain(edge).value()).isEqualTo(weights.raw(edge));
    });
  }

  @Property(tries = 200)
  void whatIsDerivedFollowsFromTheGraphAndNothingElse(@ForAll("histories") List<Act> acts) {
    Graph graph = new History().all(acts).graph();
    assertThat(graph.derived().isAtRest()).isTrue();
    assertThat(NaiveDerivations.held(graph)).isEqualTo(NaiveDerivations.expected(graph));
  }

  @Property(tries = 100)
  void theOrderOfContributorsDoesNotMatter(@ForAll("histories") List<Act> acts, @ForAll long seed) {
    List<Act> emissions = History.oneEmissionPerAdapter(acts);
    List<Act> shuffled = new java.util.ArrayList<>(emissions);
    java.util.Collections.shuffle(shuffled, new Random(seed));
    assertThat(said(new History().all(shuffled).graph()))
        .isEqualTo(said(new History().all(emissions).graph()));
  }

  @Property(tries = 100)
  void retractingAndSayingAgainIsNeverHavingRetracted(@ForAll("histories") List<Act> acts) {
    List<Act> emissions = History.oneEmissionPerAdapter(acts);
    History plain = new History().all(emissions);
    History again = new History().all(emissions);
    for (Act act : emissions) {
      again.retract(act.adapter());
      assertThat(again.graph().contributor(act.adapter()).orElseThrow().edges()).isZero();
      again.act(act);
    }
    assertThat(said(again.graph())).isEqualTo(said(plain.graph()));
  }

  @Property(tries = 100)
  void sayingTheSameAgainChangesNothing(@ForAll("histories") List<Act> acts) {
    List<Act> emissions = History.oneEmissionPerAdapter(acts);
    History history = new History().all(emissions);
    int changes = history.graph().changes().size();
    history.all(emissions);
    assertThat(history.graph().changes().size()).isEqualTo(changes);
  }

  @Property(tries = 100)
  void aGraphLoadedOnTheWayGrowsToTheSameBytes(@ForAll("histories") List<Act> acts) {
    History grown = new History().all(acts);
    History loaded = new History();
    for (Act act : acts) {
      loaded.act(act);
      loaded.reload();
    }
    assertThat(loaded.bytes()).isEqualTo(grown.bytes());
  }

  @Property(tries = 100)
  void theChangeLogTellsTheWholeStory(@ForAll("histories") List<Act> acts) {
    Graph graph = new History().all(acts).graph();
    assertThat(Retelling.edges(graph)).isEqualTo(Retelling.alive(graph));
  }

  /** Who says what of which edge, by name. */
  private static Map<String, Map<String, Double>> said(Graph graph) {
    Map<String, Map<String, Double>> all = new TreeMap<>();
    for (int edge = 0; edge < graph.edgesKnown(); edge++) {
      int number = edge;
      if (graph.hasEdge(edge)) {
        Map<String, Double> slots = new TreeMap<>();
        graph.forEachSlot(
            number, slot -> slots.put(graph.contributorOf(slot).id(), graph.contribution(slot)));
        all.put(History.name(graph, edge), slots);
      }
    }
    return all;
  }
}
