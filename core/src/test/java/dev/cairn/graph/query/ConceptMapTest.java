package dev.cairn.graph.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.fault.CairnException;
import dev.cairn.graph.Graph;
import dev.cairn.graph.algorithm.Ranks;
import dev.cairn.graph.query.ConceptMap.Related;
import dev.cairn.policy.GraphPolicy;
import dev.cairn.policy.Policy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Concepts related by the episodes that speak of them")
class ConceptMapTest {
  private static final GraphPolicy POLICY = Policy.DEFAULT.graph();
  private static final double NEAR = 1e-8;

  private static GraphPolicy with(String key, double value) {
    return Policy.DEFAULT.with(Map.of("graph." + key, value)).graph();
  }

  /** With no map of everything, and so many mentions on those drawn instead. */
  private static GraphPolicy around(int mentions) {
    return Policy.DEFAULT
        .with(Map.of("graph.concept_map_max", 1, "graph.concept_edges_max", mentions))
        .graph();
  }

  /** Ada and Paris share two episodes, Ada and Rome one; nobody knows Bob. */
  private static EpisodeGraph travels() {
    return new EpisodeGraph()
        .says("mon", Map.of("ada", 2, "paris", 1))
        .says("tue", Map.of("ada", 1, "paris", 1, "rome", 1))
        .says("wed", Map.of("bob", 1, "oslo", 1));
  }

  private static ConceptMap map(Graph graph) {
    return new ConceptMaps().around(graph, POLICY, List.of());
  }

  @Test
  void theNearestComesFirstWithTheEpisodesThatLeadToIt() {
    List<Related> related = map(travels().graph()).related(POLICY, Map.of("concept:ada", 1.0), 10);
    assertThat(related)
        .extracting(Related::concept)
        .containsExactly("concept:paris", "concept:rome");
    assertThat(related.get(0).episodes()).isEqualTo(2);
    assertThat(related.get(0).via())
        .extracting(ConceptMap.Via::episode)
        .containsExactlyInAnyOrder("episode:mon", "episode:tue");
    double reached =
        related.get(0).via().stream().mapToDouble(ConceptMap.Via::share).sum();
    assertThat(related.get(0).score()).isCloseTo(reached, within(NEAR));
  }

  @Test
  void givesNoMoreThanAskedAndNothingOfNothing() {
    ConceptMap map = map(travels().graph());
    assertThat(map.related(POLICY, Map.of("concept:ada", 1.0), 1)).hasSize(1);
    assertThat(map.related(POLICY, Map.of("concept:nobody", 1.0), 9)).isEmpty();
    assertThat(map.related(POLICY, Map.of(), 9)).isEmpty();
    assertThat(map(new EpisodeGraph().graph()).related(POLICY, Map.of("x", 1.0), 9))
        .isEmpty();
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> map.related(POLICY, Map.of("concept:ada", 0.0), 9));
  }

  @Property(tries = 200)
  void scoresAddUpToOneAndAgreeWithPlainIteration(
      @ForAll long seed, @ForAll @DoubleRange(min = 0, max = 0.95) double damping) {
    EpisodeGraph made = EpisodeGraph.random(new Random(seed), 6, 8);
    GraphPolicy policy = with("concept_damping", damping);
    ConceptMap map = map(made.graph());
    double[] start = map.start(Map.of(made.firstConcept(), 2.0));
    Ranks ranks = map.ranks(policy, start);
    assertThat(Arrays.stream(ranks.values()).sum()).isCloseTo(1, within(NEAR));
    double[] plain = plain(map, made, start, damping);
    for (int i = 0; i < plain.length; i++) {
      assertThat(ranks.of(i)).isCloseTo(plain[i], within(NEAR));
    }
  }

  @Test
  void whatLooksTheSameScoresTheSame() {
    Graph graph = new EpisodeGraph()
        .says("left", Map.of("ada", 1, "x", 2, "l", 1))
        .says("right", Map.of("ada", 1, "y", 2, "r", 1))
        .graph();
    List<Related> related = map(graph).related(POLICY, Map.of("concept:ada", 1.0), 4);
    assertThat(related)
        .extracting(Related::concept)
        .containsExactly("concept:x", "concept:y", "concept:l", "concept:r");
    assertThat(related.get(0).score()).isCloseTo(related.get(1).score(), within(1e-12));
    assertThat(related.get(2).score()).isCloseTo(related.get(3).score(), within(1e-12));
  }

  @Test
  void theOrderInWhichEpisodesCameChangesNothing() {
    List<String> names = List.of("a", "b", "c", "d");
    List<List<Related>> answers = new ArrayList<>();
    for (int turn = 0; turn < 4; turn++) {
      EpisodeGraph made = new EpisodeGraph();
      for (int i = 0; i < 4; i++) {
        String name = names.get((i + turn) % 4);
        made.says(name, Map.of("ada", 1, name + "1", 3, "all", 2));
      }
      answers.add(map(made.graph()).related(POLICY, Map.of("concept:ada", 1.0), 9));
    }
    assertThat(answers).allMatch(answer -> answer.equals(answers.get(0)));
  }

  @Test
  void theMapIsKeptUntilAnEpisodeSpeaksAgain() {
    EpisodeGraph travels = travels();
    ConceptMaps maps = new ConceptMaps();
    ConceptMap first = maps.around(travels.graph(), POLICY, List.of());
    travels.other("x", "y");
    assertThat(maps.around(travels.graph(), POLICY, List.of())).isSameAs(first);
    travels.says("thu", Map.of("ada", 1));
    ConceptMap second = maps.around(travels.graph(), POLICY, List.of());
    assertThat(second).isNotSameAs(first);
    assertThat(second.size()).isEqualTo(first.size() + 1);
    travels.retract();
    assertThat(maps.around(travels.graph(), POLICY, List.of()).size()).isZero();
  }

  @Test
  void beyondWhatFitsItIsDrawnAroundTheStartAndNeverLarger() {
    EpisodeGraph made = EpisodeGraph.random(new Random(3), 400, 300);
    GraphPolicy small = around(100);
    String start = made.firstConcept();
    ConceptMap around = new ConceptMaps().around(made.graph(), small, List.of(start));
    assertThat(around.find(start)).isPresent();
    assertThat(around.size()).isBetween(2, 200);
    assertThat(around.related(small, Map.of(start, 1.0), 5)).isNotEmpty();
    assertThat(new ConceptMaps()
            .around(made.graph(), small, List.of("concept:none"))
            .size())
        .isZero();
  }

  /** While there is room for all that can be reached, drawing around the start loses nothing. */
  @Test
  void drawnAroundTheStartItAnswersAsTheWholeDoes() {
    EpisodeGraph made = travels();
    Graph graph = made.graph();
    GraphPolicy tight = around(6);
    assertThat(graph.edgeCount()).isGreaterThan(6);
    Map<String, Double> ada = Map.of("concept:ada", 1.0);
    assertThat(new ConceptMaps().around(graph, tight, ada.keySet()).related(tight, ada, 9))
        .isEqualTo(map(graph).related(POLICY, ada, 9));
  }

  private static double[] plain(ConceptMap map, EpisodeGraph made, double[] start, double damping) {
    double[][] weights = made.matrix(map);
    double total = Arrays.stream(start).sum();
    double[] from = Arrays.stream(start).map(weight -> weight / total).toArray();
    double[] ranks = from;
    for (int round = 0; round < 600; round++) {
      double[] next = new double[from.length];
      for (int u = 0; u < from.length; u++) {
        double strength = Arrays.stream(weights[u]).sum();
        for (int v = 0; v < from.length; v++) {
          next[v] += damping * ranks[u] * weights[u][v] / strength;
        }
      }
      for (int v = 0; v < from.length; v++) {
        next[v] += (1 - damping) * from[v];
      }
      ranks = next;
    }
    return ranks;
  }
}
