package dev.cairn.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The policy")
class PolicyTest {

  @Test
  void theSeedProfileDiffersInTheKeysOfItsFileOnly() {
    Map<String, Object> differs = new TreeMap<>(Profile.SEED.policy().values());
    differs.entrySet().removeAll(Policy.DEFAULT.values().entrySet());
    assertThat(differs.keySet())
        .containsExactlyInAnyOrderElementsOf(
            PolicyFile.differences(Profile.SEED).keySet());
  }

  @Test
  void numbersOfTheFileAreOfTheTypeTheirRecordHas() {
    assertThat(Policy.DEFAULT.values())
        .containsEntry("pack.cards_max", 8L)
        .containsEntry("graph.similarity_threshold", 0.7)
        .containsEntry("graph.page_rank_tolerance", 1e-9)
        .containsEntry("graph.scale", "anchored_range")
        .containsEntry("log.scrub", "on");
    assertThat(Profile.SEED.policy().values()).containsEntry("graph.scale", "range");
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
