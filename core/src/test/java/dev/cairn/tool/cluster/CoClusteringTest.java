package dev.cairn.tool.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.cairn.fault.CairnException;
import dev.cairn.policy.ClusterPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.tool.cluster.Incidence.Use;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Clusters of tools and capabilities")
class CoClusteringTest {
  private static final ClusterPolicy POLICY = Policy.DEFAULT.cluster();

  private static CoClusters found(Planted planted) {
    return CoClustering.of(POLICY, planted.incidence());
  }

  private static ClusterPolicy with(Map<String, Object> changes) {
    return Policy.DEFAULT.with(changes).cluster();
  }

  @ParameterizedTest(name = "{0} tools, {1} capabilities, {2} clusters, stray {3}, seed {4}")
  @CsvSource({
    "60, 40, 4, .05, 1",
    "60, 40, 4, .05, 2",
    "300, 200, 8, .05, 3",
    "300, 200, 8, .15, 4",
    "200, 300, 8, .10, 5",
    "1000, 400, 12, .10, 6"
  })
  void areThoseThatWerePlanted(int tools, int capabilities, int clusters, double stray, long seed) {
    Planted planted = Planted.of(tools, capabilities, clusters, 6, stray, seed);
    CoClusters found = found(planted);
    assertThat(planted.agreement(found)).isGreaterThan(0.97);
    assertThat(found.troubles()).isEmpty();
  }

  @Test
  @Tag("slow")
  void areFoundAmongFiveThousandTools() {
    Planted planted = Planted.of(5_000, 2_000, 40, 6, 0.1, 7);
    assertThat(planted.agreement(found(planted))).isGreaterThan(0.99);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void areNotSeenInNoise(long seed) {
    Planted noise = Planted.of(300, 200, 1, 6, 1, seed);
    CoClusters found = found(noise);
    assertThat(found.capability(Planted.capability(0)))
        .isEqualTo(found.capability(Planted.capability(199)));
    assertThat(noise.agreement(found)).isGreaterThan(0.97);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void doNotDependOnTheOrderInWhichUsesAreTold(long seed) {
    Planted planted = Planted.of(300, 200, 8, 5, 0.15, seed);
    int[] labels = planted.labels(found(planted));
    assertThat(planted.labels(found(planted.shuffled(seed)))).isEqualTo(labels);
    assertThat(planted.labels(found(planted))).isEqualTo(labels);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void areTheSameByAnyName(long seed) {
    Planted planted = Planted.of(300, 200, 8, 6, 0.05, seed);
    List<Use> renamed = planted.uses().stream()
        .map(use -> new Use(reversed(use.tool()), reversed(use.capability())))
        .toList();
    CoClusters other = CoClustering.of(
        POLICY,
        Incidence.of(
            planted.tools().stream().map(CoClusteringTest::reversed).toList(),
            planted.capabilities().stream().map(CoClusteringTest::reversed).toList(),
            renamed));
    int[] labels = IntStream.range(0, 200)
        .map(i -> other.capability(reversed(Planted.capability(i))).orElseThrow())
        .toArray();
    CoClusters found = found(planted);
    int[] before = IntStream.range(0, 200)
        .map(i -> found.capability(Planted.capability(i)).orElseThrow())
        .toArray();
    assertThat(Planted.agreement(before, labels)).isEqualTo(1);
  }

  private static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }

  @Test
  void areNumberedAndCalledByTheirSmallestMember() {
    CoClusters found = CoClustering.of(
        POLICY,
        Incidence.of(
            List.of("d", "c", "b", "a"),
            List.of("y", "x"),
            List.of(new Use("b", "y"), new Use("d", "y"), new Use("c", "x"))));
    assertThat(found.count()).isEqualTo(3);
    assertThat(found.name(0)).isEqualTo("a");
    assertThat(found.name(1)).isEqualTo("b");
    assertThat(found.name(2)).isEqualTo("c");
    assertThat(found.tools(1)).containsExactly("b", "d");
    assertThat(found.capabilities(1)).containsExactly("y");
    assertThat(found.tool("a")).hasValue(0);
    assertThat(found.capability("x")).hasValue(2);
    assertThat(found.tool("x")).isEmpty();
    assertThat(found.capability("a")).isEmpty();
  }

  @Test
  void ofAlmostNothing() {
    assertThat(clusters(List.of(), List.of(), List.of()).count()).isZero();
    assertThat(clusters(List.of("t"), List.of(), List.of()).count()).isEqualTo(1);
    assertThat(clusters(List.of(), List.of("c"), List.of()).count()).isEqualTo(1);
    assertThat(clusters(List.of("t"), List.of("c"), List.of()).count()).isEqualTo(2);
    List<Use> one = List.of(new Use("t", "c"));
    assertThat(clusters(List.of("t"), List.of("c"), one).count()).isEqualTo(1);
    List<Use> zero = List.of(new Use("t", "c", 0));
    assertThat(clusters(List.of("t"), List.of("c"), zero).count()).isEqualTo(2);
  }

  private static CoClusters clusters(
      List<String> tools, List<String> capabilities, List<Use> uses) {
    return CoClustering.of(POLICY, Incidence.of(tools, capabilities, uses));
  }

  /** Blocks of so many tools and capabilities, each using all of its own block. */
  private static List<Use> blocks(int blocks, int size) {
    List<Use> uses = new ArrayList<>();
    for (int i = 0; i < blocks * size; i++) {
      for (int j = 0; j < blocks * size; j++) {
        if (i / size == j / size) {
          uses.add(new Use(Planted.tool(i), Planted.capability(j)));
        }
      }
    }
    return uses;
  }

  private static CoClusters clusters(ClusterPolicy policy, int each, List<Use> uses) {
    return CoClustering.of(
        policy,
        Incidence.of(
            IntStream.range(0, each).mapToObj(Planted::tool).toList(),
            IntStream.range(0, each).mapToObj(Planted::capability).toList(),
            uses));
  }

  @Test
  void whatHangsApartIsApart() {
    CoClusters found = clusters(POLICY, 12, blocks(3, 4));
    assertThat(found.count()).isEqualTo(3);
    assertThat(found.tools(1))
        .containsExactly(Planted.tool(4), Planted.tool(5), Planted.tool(6), Planted.tool(7));
  }

  @Test
  void oneThreadBetweenTwoBlocksDoesNotMakeThemOne() {
    List<Use> uses = blocks(2, 4);
    uses.add(new Use(Planted.tool(0), Planted.capability(7)));
    CoClusters found = clusters(POLICY, 8, uses);
    assertThat(found.count()).isEqualTo(2);
    assertThat(found.tool(Planted.tool(0))).isEqualTo(found.capability(Planted.capability(3)));
    assertThat(found.capability(Planted.capability(7))).isEqualTo(found.tool(Planted.tool(5)));
  }

  @Test
  void whatUsesEverythingIsOne() {
    assertThat(clusters(POLICY, 9, blocks(1, 9)).count()).isEqualTo(1);
    // The same by ARPACK, which runs out of vectors at once: all singular values but the first are
    // 0.
    ClusterPolicy large = with(Map.of("cluster.dense_max", 2, "cluster.clusters_max", 4));
    assertThat(clusters(large, 60, blocks(1, 60)).count()).isEqualTo(1);
  }

  @Test
  void toldTwiceIsToldOnce() {
    Planted planted = Planted.of(60, 40, 4, 5, 0.05, 3);
    List<Use> twice = new ArrayList<>(planted.uses());
    twice.addAll(planted.uses());
    Planted again = new Planted(planted.tools(), planted.capabilities(), twice, 4);
    assertThat(planted.labels(found(again))).isEqualTo(planted.labels(found(planted)));
  }

  @Test
  void areTheSameByArpackAndByRotations() {
    Planted planted = Planted.of(300, 200, 8, 6, 0.1, 9);
    CoClusters arpack = CoClustering.of(with(Map.of("cluster.dense_max", 2)), planted.incidence());
    CoClusters rotations =
        CoClustering.of(with(Map.of("cluster.dense_max", 512)), planted.incidence());
    assertThat(planted.labels(arpack)).isEqualTo(planted.labels(rotations));
    assertThat(arpack.troubles()).isEmpty();
  }

  @Test
  void areFoundWithoutArpackTooAndThatIsSaid() {
    Planted planted = Planted.of(300, 200, 8, 6, 0.05, 9);
    ClusterPolicy hasty = with(Map.of(
        "cluster.clusters_max", 12,
        "cluster.dense_max", 2,
        "cluster.restarts_max", 1,
        "cluster.tolerance", 1e-14));
    CoClusters found = CoClustering.of(hasty, planted.incidence());
    assertThat(found.troubles())
        .singleElement()
        .asString()
        .contains("ARPACK ended with code 1")
        .contains("iterated plainly instead");
    assertThat(planted.agreement(found)).isGreaterThan(0.97);
  }

  @Test
  void areTheSameInTwoThreadsAtOnce() {
    Planted planted = Planted.of(300, 200, 8, 6, 0.1, 9);
    ClusterPolicy arpack = with(Map.of("cluster.dense_max", 2));
    List<int[]> labels = IntStream.range(0, 4)
        .parallel()
        .mapToObj(i -> planted.labels(CoClustering.of(arpack, planted.incidence())))
        .toList();
    assertThat(labels).allSatisfy(each -> assertThat(each).isEqualTo(labels.get(0)));
  }

  @Test
  void atMostAsManyAsThePolicySays() {
    Planted planted = Planted.of(300, 200, 8, 6, 0.02, 9);
    CoClusters few = CoClustering.of(with(Map.of("cluster.clusters_max", 3)), planted.incidence());
    CoClusters one = CoClustering.of(with(Map.of("cluster.clusters_max", 1)), planted.incidence());
    assertThat(few.count() - one.count()).isBetween(0, 2);
  }

  @Test
  void refusesUsesOfWhatIsNotThere() {
    refused("tool", List.of(new Use("x", "c")));
    refused("capability", List.of(new Use("t", "x")));
    refused("weight", List.of(new Use("t", "c", Double.NaN)));
    refused("weight", List.of(new Use("t", "c", -1)));
  }

  private static void refused(String field, List<Use> uses) {
    assertThatExceptionOfType(CairnException.class)
        .isThrownBy(() -> Incidence.of(List.of("t"), List.of("c"), uses))
        .satisfies(fault -> assertThat(fault.field()).hasValue(field));
  }
}
