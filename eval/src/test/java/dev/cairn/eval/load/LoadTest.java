package dev.cairn.eval.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cairn.eval.EvalLine;
import dev.cairn.eval.client.Cost;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Many clients at once")
class LoadTest {
  @Test
  @Tag("slow")
  void areAllAnsweredAndNothingTheyWroteIsMissing(@TempDir Path work) {
    assumeTrue(Cost.isKnown());
    EvalLine line = EvalLine.run(
        "eval", "load", "--clients", "8", "--seconds", "3", "--json", "--work", work.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    Map<String, Double> values = new HashMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      values.put(result.get("metric").asString(), result.get("value").asDouble());
    }
    assertThat(values.get("errors")).isZero();
    assertThat(values.get("missing")).isZero();
    assertThat(values.get("calls_per_second")).isPositive();
    assertThat(values.get("rss_peak_mib")).isGreaterThanOrEqualTo(values.get("rss_before_mib"));
    assertThat(work).isEmptyDirectory();
  }

  @Test
  void writeHalfOfTheTime() {
    SplittableRandom random = new SplittableRandom(1);
    Map<Asked, Integer> counts = new EnumMap<>(Asked.class);
    for (int i = 0; i < 10_000; i++) {
      counts.merge(Asked.draw(random), 1, Integer::sum);
    }
    assertThat(counts.get(Asked.LOG)).isBetween(4_800, 5_200);
    assertThat(counts.get(Asked.SEARCH)).isBetween(3_800, 4_200);
    assertThat(counts.get(Asked.STATUS)).isBetween(800, 1_200);
  }
}
