package dev.cairn.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The policy")
class PolicyTest {

  @Test
  void defaultsArePinned() {
    assertThat(LogPolicy.DEFAULT).isEqualTo(new LogPolicy(4_194_304, 86_400, Switch.ON, 5_000));
    assertThat(SearchPolicy.DEFAULT)
        .isEqualTo(new SearchPolicy(1.2, 0.4, 10, 1_000, 10_000, 256, 2_000, 240, 3));
    assertThat(RankPolicy.DEFAULT)
        .isEqualTo(new RankPolicy(
            0.9, 0.65, 1.0, 4.6, 0, 0.9, 0.9, 1.1, 1.7, 1.0, -1.0, 0.7, 1.0, 2.5, -1.0, 0.35, 2.9,
            0, 25, 100, 100, 50, 7, 20, 0.75, 3.0, 60, 10, 0.5, 3, 12, 3));
    assertThat(GraphPolicy.DEFAULT)
        .isEqualTo(new GraphPolicy(
            ScaleStrategy.ANCHORED_RANGE,
            0.01,
            10,
            100,
            10,
            0.7,
            10,
            100_000,
            64,
            100,
            1_000,
            1,
            10,
            0.85,
            1e-9,
            1_000,
            1,
            10,
            0,
            0.95,
            0.80,
            0.65,
            0.50,
            0.6,
            0.4,
            Switch.ON,
            64,
            20_000,
            0.5,
            50_000,
            5_000,
            Switch.OFF,
            0));
    assertThat(VectorPolicy.DEFAULT).isEqualTo(new VectorPolicy(50_000, 600, 3, 10, 8));
    assertThat(ToolPolicy.DEFAULT)
        .isEqualTo(new ToolPolicy(
            10_000, 262_144, 10_000, 500, 12, 8, 20_000, 24, 1_000, 3, 10, 0.6, 300, 0.9, 500,
            2_000, 1.2, 0.75, 0.85, 0.5, 0.65, 0.5, 2.2, 0.85, 3.3, 1.4, 6.5, 2.3, 0.5, 0.95, 0.5));
    assertThat(GraphPolicy.SEED.scale()).isEqualTo(ScaleStrategy.RANGE);
  }

  @Test
  void everyNumberHasAKeyAMeaningAndBoundsThatHoldItsDefault() {
    Map<String, Object> values = Policy.DEFAULT.values();
    assertThat(PolicyKeys.all())
        .extracting(PolicyKey::key)
        .containsExactlyInAnyOrderElementsOf(values.keySet());
    for (PolicyKey key : PolicyKeys.all()) {
      assertThat(key.means()).as(key.key()).isNotBlank();
      assertThat(key.source()).as(key.key()).isNotBlank();
      if (values.get(key.key()) instanceof Number number) {
        assertThat(number.doubleValue()).as(key.key()).isBetween(key.min(), key.max());
      }
    }
  }

  @Test
  void keysAreUniqueAndInSnakeCase() {
    List<String> keys = PolicyKeys.all().stream().map(PolicyKey::key).toList();
    assertThat(new HashSet<>(keys)).hasSameSizeAs(keys);
    assertThat(keys).allMatch(key -> key.matches("[a-z]+\\.[a-z][a-z0-9_]*"));
    assertThat(keys).contains("search.bm25_k1", "search.bm25_b", "log.entry_bytes_max");
  }

  @ParameterizedTest
  @EnumSource
  void valuesAndBackIsTheSamePolicy(Profile profile) {
    Policy policy = profile.policy();
    assertThat(policy.with(policy.values())).isEqualTo(policy);
    Policy changed = policy.with(Map.of("search.bm25_k1", 0.9, "search.limit_default", 5));
    assertThat(changed.search().bm25K1()).isEqualTo(0.9);
    assertThat(changed.search().limitDefault()).isEqualTo(5);
    assertThat(changed.log()).isEqualTo(policy.log());
    assertThat(policy.with(changed.values())).isEqualTo(changed);
  }

  @Test
  void changingNothingChangesNothing() {
    assertThat(Policy.DEFAULT.with(Map.of())).isEqualTo(Policy.DEFAULT);
  }

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource(textBlock = """
      search.bm25_k1,       -0.1
      search.bm25_k1,       10.5
      search.bm25_b,        1.01
      search.bm25_b,        NaN
      search.limit_default, 0
      search.limit_default, 2.5
      """)
  void refusesAValueOutOfBoundsAndNamesItsKey(String key, double value) {
    assertThatExceptionOfType(PolicyRefused.class)
        .isThrownBy(() -> Policy.DEFAULT.with(Map.of(key, value)))
        .satisfies(refused -> assertThat(refused.key()).isEqualTo(key))
        .withMessageContaining(key);
  }

  @Test
  void refusesAnUnknownKeyAndWhatIsNoNumber() {
    assertThatExceptionOfType(PolicyRefused.class)
        .isThrownBy(() -> Policy.DEFAULT.with(Map.of("search.magic", 1)))
        .withMessageContaining("search.magic");
    assertThatExceptionOfType(PolicyRefused.class)
        .isThrownBy(() -> Policy.DEFAULT.with(Map.of("search.bm25_k1", "high")))
        .withMessageContaining("must be a number");
  }
}
