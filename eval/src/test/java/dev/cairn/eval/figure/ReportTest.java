package dev.cairn.eval.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("A report")
class ReportTest {
  private final Report report = new Report(
      "speed",
      "a machine",
      List.of(
          Figure.of("append", "1 writer", "time_ratio", "ours / bare", Samples.of(1.25, 1.25))
              .goal(Goal.atMost(1.3)),
          Figure.of("writers", "64 writers", "rate_ratio", "64 / 1", Samples.of(8, 8))
              .goal(Goal.atLeast(10)),
          Figure.of("search", "all", "exponent", "growth", Interval.exactly(12_345), 9)));

  @Test
  void saysWhetherEachGoalIsMet() {
    assertThat(report.text().lines())
        .anySatisfy(line -> assertThat(line).contains("append time_ratio", "1.25", "≤ 1.30", "yes"))
        .anySatisfy(line -> assertThat(line).contains("writers rate_ratio", "≥ 10", "NO"))
        .anySatisfy(line -> assertThat(line).contains("12,345"));
  }

  @Test
  void isATableInMarkdown() {
    assertThat(report.markdown())
        .startsWith("| measure | group | value |")
        .contains("|---|---|---|---|---|---|---|---|\n", "| append time_ratio | 1 writer | 1.25 |")
        .endsWith("\na machine\n");
  }

  @Test
  void isADocumentInJson() {
    JsonNode json = JsonMapper.builder().build().readTree(report.json(false));
    assertThat(json.get("suite").asString()).isEqualTo("speed");
    JsonNode first = json.get("results").get(0);
    assertThat(first.propertyNames())
        .contains("set", "group", "metric", "value", "low", "high", "n", "goal", "met")
        .doesNotContain("rounds", "says");
    assertThat(first.get("value").asDouble()).isEqualTo(1.25);
    assertThat(json.get("results").get(2).has("goal")).isFalse();
  }

  @Test
  void keepsTheSamplesOnRequest() {
    JsonNode json = JsonMapper.builder().build().readTree(report.json(true));
    assertThat(json.get("results").get(0).get("rounds").size()).isEqualTo(2);
  }
}
