package dev.cairn.eval.next;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** On runs whose next tool nobody could tell from the request. */
@DisplayName("cairn eval find-context")
class ContextTest {
  @TempDir
  private Path data;

  @BeforeEach
  void write() throws Exception {
    List<String> runs = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      String second = i % 2 == 0 ? "alpha" : "omega";
      runs.add(
          "{\"id\":\"r%d\",\"domain\":\"d\",\"request\":\"please begin %s now\",\"steps\":[{\"tool\":\"begin_%s\"},{\"tool\":\"%s\"}]}"
              .formatted(i, i % 2 == 0 ? "this" : "that", i % 2 == 0 ? "this" : "that", second));
    }
    Files.createDirectories(data.resolve("seq_small"));
    Files.write(data.resolve("seq_small").resolve("sequences.jsonl"), runs);
  }

  private EvalLine run(String... more) {
    List<String> words =
        new ArrayList<>(List.of("eval", "find-context", "--no-model", "--data", data.toString()));
    words.addAll(List.of(more));
    return EvalLine.run(words.toArray(String[]::new));
  }

  @Test
  void tellsWhatTheToolsInUseAdd() {
    EvalLine line = run("--json");
    assertThat(line.exit()).as(line.err()).isZero();
    Map<String, Double> values = new TreeMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      values.put(result.get("metric").asString(), result.get("value").asDouble());
    }
    assertThat(values)
        .containsEntry("alone_R@10", 0.0)
        .containsEntry("R@5", 1.0)
        .containsEntry("gain_R@5", 1.0);
  }

  @Test
  void wantsRunsWithARequest(@TempDir Path empty) {
    EvalLine nothing =
        EvalLine.run("eval", "find-context", "--no-model", "--data", empty.toString());
    assertThat(nothing.exit()).isEqualTo(2);
    assertThat(nothing.err()).contains("runs with a request");
  }
}
