package dev.cairn.eval.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.eval.EvalLine;
import dev.cairn.eval.plan.TaskGraph.Arc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** On a set so plain that a right plan is no question, but for the way back of a loop. */
@DisplayName("cairn eval plan")
class PlanTest {
  private static final Path DATA = Path.of("src", "test", "resources", "plan").toAbsolutePath();

  private static EvalLine run(String... words) {
    return EvalLine.run(words);
  }

  private static Map<String, Double> values(EvalLine line) {
    assertThat(line.exit()).as(line.err()).isZero();
    Map<String, Double> values = new TreeMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      String set = result.get("set").asString();
      assertThat(set).isIn("dag_small", "all sets");
      assertThat(result.get("low").asDouble())
          .isLessThanOrEqualTo(result.get("value").asDouble());
      if (set.equals("dag_small") && result.get("group").asString().equals("all")) {
        values.put(result.get("metric").asString(), result.get("value").asDouble());
      }
    }
    return values;
  }

  @Test
  void holdsPlansAgainstWhatWasDone(@TempDir Path folder) throws Exception {
    Path out = folder.resolve("out.jsonl");
    EvalLine line =
        run("eval", "plan", "--data", DATA.toString(), "--json", "--out", out.toString());
    Map<String, Double> values = values(line);
    assertThat(values)
        .containsEntry("node_R", 1.0)
        // Of a ring of three a plan can have two; twelve of twenty-four graphs are one.
        .containsEntry("edge_P", 1.0)
        .containsEntry("edge_R", (12 + 12 * 2 / 3.0) / 24)
        .containsEntry("edge_F1_micro", 2 * 36 / (36.0 + 48))
        .containsEntry("edge_hit@1", 1.0);
    assertThat(values.get("node_F1")).isGreaterThan(0.7);
    assertThat(values.get("edge_F1")).isCloseTo(0.9, within(1e-9));
    assertThat(values).containsKeys("plan_edge_P", "plan_edge_R", "plan_edge_F1", "edge_hit@5");
    assertThat(values.get("ECE")).isBetween(0.0, 1.0);
    assertThat(line.out()).contains("\"all sets\"", "sure from 0.");
    assertThat(Files.readAllLines(out)).hasSize(36 + 12 + 36);
  }

  @Test
  void learnsFromOneFolderAndAsksAboutAnother() {
    EvalLine line =
        run("eval", "plan", "--train", DATA.toString(), "--test", DATA.toString(), "--json");
    assertThat(values(line)).containsEntry("node_R", 1.0).containsEntry("edge_P", 1.0);
  }

  @Test
  void saysWhatAFolderLacks(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("x.jsonl"), "{\"id\":1}\n");
    EvalLine line = run("eval", "plan", "--data", folder.toString());
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("task graphs");
  }

  @Test
  void aLoopIsRunWithoutTheWayBack() {
    TaskGraph loop = new TaskGraph(
        "x",
        "do it again and again",
        List.of("start", "work", "check", "end"),
        List.of(new Arc(0, 1), new Arc(1, 2), new Arc(2, 1), new Arc(2, 3)));
    assertThat(Unrolled.edges(loop))
        .containsExactlyInAnyOrder(new Arc(0, 1), new Arc(1, 2), new Arc(2, 3));
  }

  @Test
  void countsWhatIsFoundAndRight() {
    Hits hits = Hits.of(Set.of("a", "b", "c"), Set.of("b", "c", "d", "e"));
    assertThat(hits.precision()).hasValue(2 / 3.0);
    assertThat(hits.recall()).hasValue(0.5);
    assertThat(hits.f1()).isEqualTo(4 / 7.0);
    assertThat(hits.and(new Hits(1, 1, 1))).isEqualTo(new Hits(3, 4, 5));
    assertThat(Hits.of(Set.of(), Set.of()).f1()).isEqualTo(1);
    assertThat(Hits.of(Set.of(), Set.of("a")).precision()).isEmpty();
  }
}
