package dev.cairn.eval.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** On two sets small enough to know every answer, by words alone. */
@DisplayName("cairn eval tools")
class ToolsTest {
  private static final Path DATA = Path.of("src", "test", "resources", "tools").toAbsolutePath();
  private static EvalLine whole = new EvalLine(-1, "", "");

  @BeforeAll
  static void runOnce() {
    whole = run("--json");
    assertThat(whole.exit()).as(whole.err()).isZero();
  }

  private static EvalLine run(String... more) {
    List<String> words =
        new ArrayList<>(List.of("eval", "tools", "--no-model", "--data", DATA.toString()));
    words.addAll(List.of(more));
    return EvalLine.run(words.toArray(String[]::new));
  }

  private static Map<String, Double> values(EvalLine line) {
    Map<String, Double> values = new TreeMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      values.put(
          result.get("set").asString() + " " + result.get("group").asString() + " "
              + result.get("metric").asString(),
          result.get("value").asDouble());
    }
    return values;
  }

  @Test
  void findsToolsByNameParametersAndGroups() {
    // The first of each of q1 to q3; one of the two that q4 needs. Nobody has the tool of q5.
    assertThat(values(whole))
        .containsEntry("toolret_small all R@1", 3.5 / 4)
        .containsEntry("toolret_small all R@5", 1.0)
        .containsKey("toolret_small all NDCG@10");
    assertThat(whole.err()).contains("toolret_small: 4 requests, 4 tools");
  }

  @Test
  void asksASetWithoutToolsOfTheCatalogueThatHasThem() {
    assertThat(values(whole)).containsEntry("toolret_shared all R@1", 1.0);
    assertThat(whole.err()).contains("toolret_shared: 1 requests, 2 tools");
  }

  @Test
  void comparesSignalsAloneAndLeftOut() {
    EvalLine ablated = run(
        "--json",
        "--set",
        "toolret_small",
        "--ablate",
        "tool.name_weight,tool.description_weight,tool.parameters_weight,tool.server_weight,"
            + "tool.step_words_weight");
    assertThat(ablated.exit()).as(ablated.err()).isZero();
    assertThat(values(ablated))
        .containsEntry("toolret_small all R@1", 3.5 / 4)
        .containsEntry("toolret_small only parameters_weight R@5", 1.0 / 4)
        .containsKey("toolret_small without name_weight R@1")
        .hasSize(11 * 8);
    assertThat(run("--ablate", "tool.nonsense,tool.name_weight").err()).contains("tool.nonsense");
    assertThat(run("--ablate", "tool.name_weight").err()).contains("two different weights");
  }

  @Test
  void runsWithAPolicyAndSetsOfChoice(@TempDir Path folder) throws Exception {
    EvalLine blind = run(
        "--json",
        "--set",
        "toolret_shared",
        "--policy",
        "tool.description_weight=0",
        "--policy",
        "tool.step_words_weight=0",
        "--policy",
        "tool.name_weight=0");
    assertThat(values(blind)).containsEntry("toolret_shared all R@1", 0.0);
    Path out = folder.resolve("out.jsonl");
    assertThat(run("--out", out.toString(), "--limit-questions", "1").exit()).isZero();
    assertThat(Files.readAllLines(out)).hasSize(2).first().asString().contains("\"h1\"");
    assertThat(run("--set", "nonsense").exit()).isEqualTo(2);
    assertThat(run("--limit-questions", "0").exit()).isEqualTo(2);
  }

  @Test
  void saysWhatAFolderMustHold(@TempDir Path empty) {
    EvalLine nothing = EvalLine.run("eval", "tools", "--no-model", "--data", empty.toString());
    assertThat(nothing.exit()).isEqualTo(2);
    assertThat(nothing.err()).contains("gold_tools");
  }
}
