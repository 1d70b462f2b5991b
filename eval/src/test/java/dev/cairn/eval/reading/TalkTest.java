package dev.cairn.eval.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Talk beside rules")
class TalkTest {
  private static final String PAIR = """
      {"id": "p1", "earlier": "Use tabs for indentation.", "later": "Use spaces for indentation.", "label": "replaces_value", "source": "s1"}
      """;
  private static final String TURNS = """
      {"id": "t1", "source": "s2", "kind": "coding_turn", "lang": "en", "text": "can you look at the login page?", "label": "none", "spans": []}
      {"id": "t2", "source": "s2", "kind": "rules_file_line", "lang": "en", "text": "Keep lines short.", "label": "none", "spans": []}
      """;

  private static void write(Path data, String set, String rows) throws IOException {
    Files.writeString(Files.createDirectories(data.resolve(set)).resolve("rows.jsonl"), rows);
  }

  private static EvalLine pairs(Path data) {
    return EvalLine.run(
        "eval", "pairs", "--data", data.toString(), "--no-model", "--weights", "shipped", "--json");
  }

  @Test
  void onlyLiveTurnsAreHeldAgainstTheRules(@TempDir Path data) throws IOException {
    write(data, "rules_pairs", PAIR);
    write(data, "rules_heard", TURNS);
    EvalLine line = pairs(data);
    assertThat(line.exit()).as(line.err()).isZero();
    int figures = 0;
    for (JsonNode row : JsonMapper.builder().build().readTree(line.out()).get("results")) {
      if (row.get("set").asString().equals(TalkTrial.SET)
          && row.get("group").asString().equals("all")) {
        figures++;
        assertThat(row.get("metric").asString()).endsWith("_per_1000");
        assertThat(row.get("value").asDouble()).isZero();
        assertThat(row.get("n").asInt()).isEqualTo(1);
      }
    }
    assertThat(figures).isEqualTo(4);
  }

  @Test
  void withoutTurnsThereIsNoSuchGroup(@TempDir Path data) throws IOException {
    write(data, "rules_pairs", PAIR);
    EvalLine line = pairs(data);
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(line.out()).contains("supersede_recall").doesNotContain(TalkTrial.SET);
  }
}
