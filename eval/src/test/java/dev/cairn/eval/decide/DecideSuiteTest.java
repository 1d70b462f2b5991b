package dev.cairn.eval.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** On a set made here: one tool that works, and one that fails for one of its arguments. */
@Tag("slow")
@DisplayName("cairn eval decide")
class DecideSuiteTest {
  private static final int RUNS = 40;

  @TempDir
  private Path data;

  @BeforeEach
  void makeRuns() throws IOException {
    Path set = Files.createDirectories(data.resolve("seq_made").resolve("dev"));
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < RUNS; i++) {
      boolean route = i % 2 == 0;
      lines.add("""
          {"id": "run%d", "domain": "web", "steps": [
            {"tool": "files/read_file", "args": {"path": "%d.txt"}, "ok": true},
            {"tool": "k8s/list_resources", "args": {"kind": "%s"}, "ok": %b},
            {"tool": "k8s/list_resources"}]}""".formatted(i, i, route ? "Route" : "Pod", !route).replace("\n", " "));
    }
    Files.write(set.resolve("sequences.jsonl"), lines);
  }

  private EvalLine run(String... more) {
    List<String> words = new ArrayList<>(List.of("eval", "decide", "--data", data.toString()));
    words.addAll(List.of(more));
    return EvalLine.run(words.toArray(String[]::new));
  }

  private Map<String, Double> values(String... more) {
    List<String> words = new ArrayList<>(List.of(more));
    words.add("--json");
    EvalLine line = run(words.toArray(String[]::new));
    assertThat(line.exit()).as(line.err()).isZero();
    Map<String, Double> values = new TreeMap<>();
    JsonNode document = JsonMapper.shared().readTree(line.out());
    assertThat(document.get("suite").asString()).isEqualTo("decide");
    for (JsonNode result : document.get("results")) {
      values.put(
          result.get("group").asString() + " " + result.get("metric").asString(),
          result.get("value").asDouble());
    }
    return values;
  }

  @Test
  void foretellsByArgumentsWhatNoCountOfTheToolCan() {
    Map<String, Double> values = values();
    assertThat(values.get("all brier")).isLessThan(0.6 * values.get("all posterior_brier"));
    assertThat(values.get("all posterior_brier"))
        .isLessThanOrEqualTo(values.get("all count_brier") + 0.01);
    assertThat(values.get("all log_loss")).isLessThan(values.get("all posterior_log_loss"));
  }

  @Test
  void tellsWhatTheGateLetThrough() {
    Map<String, Double> values = values();
    assertThat(values.get("all false_allow")).isLessThanOrEqualTo(0.2);
    assertThat(values.get("all coverage")).isBetween(0.3, 0.8);
    assertThat(values.get("all speculation_success")).isGreaterThan(0.9);
    assertThat(values.get("all coverage@10%")).isBetween(0.5, 0.8);
  }

  @Test
  void letsEverythingSafeThroughWhoIsAlwaysSure() {
    assertThat(values("--confidence", "0.95"))
        .containsEntry("safe coverage", 1.0)
        .containsEntry("safe false_allow", 1.0);
  }

  @Test
  void writesEveryCallWhereItIsAskedTo() throws IOException {
    Path out = data.resolve("calls.json");
    assertThat(run("--out", out.toString()).exit()).isZero();
    // The step nobody saw the end of is no question.
    assertThat(Files.readAllLines(out)).hasSize(2 * RUNS).first().asString().contains("verdict");
  }

  @Test
  void refusesAFolderWithoutOutcomes(@TempDir Path empty) throws IOException {
    Files.writeString(empty.resolve("a.jsonl"), "{\"id\": \"a\", \"steps\": [{\"tool\": \"x\"}]}");
    EvalLine line = EvalLine.run("eval", "decide", "--data", empty.toString());
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("how calls went");
  }
}
