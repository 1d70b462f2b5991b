package dev.cairn.eval.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.io.IOException;
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

/** On a set small enough to know every answer: eight units, seven questions, of which five count. */
@DisplayName("cairn eval memory")
class MemoryTest {
  private static final Path DATA =
      Path.of("src", "test", "resources", "quality").toAbsolutePath();
  private static EvalLine whole = new EvalLine(-1, "", "");

  @BeforeAll
  static void runOnce() {
    whole = run("--json");
    assertThat(whole.exit()).as(whole.err()).isZero();
  }

  private static EvalLine run(String... more) {
    List<String> words = new ArrayList<>(List.of("eval", "memory"));
    words.addAll(List.of(more));
    if (!words.contains("--test") && !words.contains("--data")) {
      words.addAll(List.of("--data", DATA.toString()));
    }
    return EvalLine.run(words.toArray(String[]::new));
  }

  /** Group and metric to value and number of questions. */
  private static Map<String, JsonNode> results(EvalLine line) {
    Map<String, JsonNode> results = new TreeMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      String key = result.get("group").asString() + " " + result.get("metric").asString();
      assertThat(results.put(key, result)).as(key).isNull();
    }
    return results;
  }

  private static double value(String key) {
    return results(whole).get(key).get("value").asDouble();
  }

  @Test
  void findsWhatWasSaid() {
    assertThat(value("pets R@1")).isEqualTo(1);
    assertThat(value("pets MRR")).isEqualTo(1);
    assertThat(value("pets R@512tok")).isEqualTo(1);
  }

  @Test
  void findsAnImageByItsCaptionFirstAndTheRestAmongTheTurnsAround() {
    // Only the caption has "Lisbon"; the strike has no word of the question, and is two turns away.
    assertThat(value("travel R@1")).isEqualTo(0.5);
    assertThat(value("travel All@1")).isZero();
    assertThat(value("travel MRR")).isEqualTo(1);
    assertThat(value("travel NDCG@10")).isBetween(1 / 1.63093, 1.0);
  }

  @Test
  void tellsWhetherTheNewerStatementComesFirst() {
    // "Workshop budget" was said when it was old; "raise", "talk" when it was new.
    assertThat(value("knowledge_update newer_first")).isEqualTo(0.5);
    assertThat(results(whole).get("knowledge_update newer_first").get("n").asInt())
        .isEqualTo(2);
    assertThat(results(whole)).doesNotContainKey("pets newer_first");
  }

  @Test
  void scoresASessionWhereOnlyThatIsKnown() {
    assertThat(value("sessions session_R@5")).isEqualTo(1);
    assertThat(results(whole)).doesNotContainKey("sessions R@5");
  }

  @Test
  void groupsTheAnswerableCategoriesAndLeavesOutWhatHasNoAnswer() {
    assertThat(results(whole).get("categories_1-4 R@10").get("n").asInt()).isEqualTo(2);
    assertThat(results(whole).get("all R@10").get("n").asInt()).isEqualTo(4);
    assertThat(results(whole)).doesNotContainKey("adversarial R@10");
    assertThat(whole.err())
        .contains("memory_trip: 5 questions on 2 conversations")
        .contains("1 without evidence, 1 without their conversation")
        .contains("seed 20240229");
  }

  @Test
  void printsTheDocumentThatProgramsExpect() {
    JsonNode document = JsonMapper.shared().readTree(whole.out());
    assertThat(document.propertyNames()).containsExactly("suite", "results");
    assertThat(document.get("suite").asString()).isEqualTo("memory");
    for (JsonNode result : document.get("results")) {
      assertThat(result.propertyNames())
          .containsExactly("set", "group", "metric", "value", "low", "high", "n");
      assertThat(result.get("value").asDouble())
          .isBetween(result.get("low").asDouble(), result.get("high").asDouble());
    }
  }

  @Test
  void answersAlikeInSqliteAndWithAnyNumberOfThreads(@TempDir Path work) {
    assertThat(run("--json", "--threads", "1").out()).isEqualTo(whole.out());
    assertThat(run("--json", "--threads", "4", "--sqlite", work.toString()).out())
        .isEqualTo(whole.out());
    assertThat(work).isEmptyDirectory();
  }

  @Test
  void testsOneFolderAfterTrainingOnAnother() {
    String data = DATA.toString();
    assertThat(run("--json", "--train", data, "--test", data).out()).isEqualTo(whole.out());
    assertThat(run("--test", data).exit()).isEqualTo(2);
  }

  @Test
  void runsWithAPolicyOfChoice() {
    EvalLine tooDeep = run("--policy", "search.limit_max=100");
    assertThat(tooDeep.exit()).isEqualTo(2);
    assertThat(tooDeep.err()).contains("limit must lie in [1, 100], was 200");
    EvalLine both = run("--policy", "search.limit_max=100", "--policy", "search.bm25_b=0.5");
    assertThat(both.err()).isEqualTo(tooDeep.err());
    EvalLine fits = run("--json", "--policy", "search.limit_max=100", "--depth", "100");
    assertThat(fits.out()).isEqualTo(whole.out());
    assertThat(run("--policy", "search.nonsense=1").err()).contains("search.nonsense");
    assertThat(run("--profile", "nonsense").exit()).isEqualTo(2);
  }

  @Test
  void withTheWordsAloneAnImageIsNotWhatIsFoundFirst() {
    assertThat(results(run("--json", "--words-alone"))
            .get("travel R@1")
            .get("value")
            .asDouble())
        .isZero();
  }

  @Test
  void writesEveryQuestionAndTellsFolds(@TempDir Path folder) throws IOException {
    Path out = folder.resolve("questions.jsonl");
    EvalLine line = run("--folds", "--out", out.toString(), "--limit-conversations", "1");
    assertThat(line.out()).contains("fold_", "seed 20240229");
    List<String> lines = Files.readAllLines(out);
    assertThat(lines).hasSize(2);
    JsonNode first = JsonMapper.shared().readTree(lines.get(0));
    assertThat(first.get("id").asString()).isEqualTo("trip/q1");
    assertThat(first.get("ranks").get("trip/1").asInt()).isEqualTo(1);
    assertThat(first.get("found").get(0).asString()).isEqualTo("trip/1");
    assertThat(first.get("metrics").get("R@1").asDouble()).isEqualTo(1);
  }

  @Test
  void tellsTheGainOverAnEarlierRunQuestionByQuestion(@TempDir Path folder) throws IOException {
    Path before = folder.resolve("before.jsonl");
    run("--words-alone", "--out", before.toString());
    Map<String, JsonNode> results = results(run("--json", "--against", before.toString()));
    assertThat(results.get("travel R@1_gain").get("value").asDouble()).isEqualTo(0.5);
    assertThat(results.get("pets R@1_gain").get("value").asDouble()).isZero();
    // Half of the evidence of one question in four.
    assertThat(results.get("all R@1_gain").get("value").asDouble()).isEqualTo(0.125);
    assertThat(results.get("travel R@1").get("value").asDouble()).isEqualTo(0.5);
    Files.writeString(before, "{\"set\":\"other\",\"id\":\"1\",\"metrics\":{}}\n");
    assertThat(run("--against", before.toString()).err()).contains("none of these questions");
  }

  @Test
  void knowsNoDataOfItsOwn() {
    EvalLine line = EvalLine.run("eval", "memory");
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("--data", "CAIRN_EVAL_DATA");
  }

  @Test
  void refusesAFolderWithoutConversationsAndASetThatIsNotThere(@TempDir Path empty) {
    assertThat(run("--data", empty.toString()).err()).contains("no set below");
    assertThat(run("--set", "memory_moon").err()).contains("memory_moon", "memory_trip");
  }

  @Test
  void refusesAUnitThatIsThereTwice(@TempDir Path folder) throws IOException {
    String unit =
        "{\"id\":\"1\",\"conversation\":\"c\",\"session\":1,\"speaker\":\"A\",\"text\":\"x\"}\n";
    Files.writeString(folder.resolve("units.jsonl"), unit + unit);
    EvalLine line = run("--data", folder.toString());
    assertThat(line.exit()).isEqualTo(2);
    assertThat(line.err()).contains("units.jsonl:2: id '1' was used");
  }
}
