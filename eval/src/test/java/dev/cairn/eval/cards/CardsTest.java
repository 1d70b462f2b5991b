package dev.cairn.eval.cards;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.EvalLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("cairn eval memory-cards")
class CardsTest {
  private static final String UNITS = """
      {"id":"u1","conversation":"c","session":1,"speaker":"user","text":"Never push to main without a review."}
      {"id":"u2","conversation":"c","session":1,"speaker":"assistant","text":"Always, I promise."}
      {"id":"u3","conversation":"c","session":2,"speaker":"user","text":"What is the weather like?"}
      """;
  private static final String QUESTIONS = """
      {"id":"q1","conversation":"c","question":"May I push?","category":"instruction_following","evidence_ids":["u1"]}
      {"id":"q2","conversation":"c","question":"What is it like?","category":"preference_following","evidence_ids":["u3"]}
      """;

  /** Set, group and metric to the row. */
  private static Map<String, JsonNode> results(EvalLine line) {
    assertThat(line.exit()).as(line.err()).isZero();
    Map<String, JsonNode> results = new TreeMap<>();
    for (JsonNode result : JsonMapper.shared().readTree(line.out()).get("results")) {
      String key = result.get("set").asString() + " " + result.get("group").asString() + " "
          + result.get("metric").asString();
      assertThat(results.put(key, result)).as(key).isNull();
    }
    return results;
  }

  private static double value(Map<String, JsonNode> results, String key) {
    assertThat(results).containsKey(key);
    return results.get(key).get("value").asDouble();
  }

  private static Path data(Path folder) throws IOException {
    Path set = Files.createDirectories(folder.resolve("memory_small"));
    Files.writeString(set.resolve("units.jsonl"), UNITS);
    Files.writeString(set.resolve("queries.jsonl"), QUESTIONS);
    return folder;
  }

  @Test
  void countsCardsAndHoldsRulesAgainstTheTurnsThatStateThem(@TempDir Path folder)
      throws IOException {
    Path out = folder.resolve("cards.jsonl");
    Map<String, JsonNode> results = results(EvalLine.run(
        "eval",
        "memory-cards",
        "--no-model",
        "--json",
        "--data",
        data(folder).toString(),
        "--out",
        out.toString()));
    assertThat(results.get("memory_small all admitted").get("n").asInt()).isEqualTo(2);
    assertThat(value(results, "memory_small all cards_constraint")).isEqualTo(0.5);
    assertThat(value(results, "memory_small all cards_commitment")).isZero();
    assertThat(value(results, "memory_small all precision_normative")).isEqualTo(1);
    assertThat(value(results, "memory_small instruction_following recall_rule_turns"))
        .isEqualTo(1);
    assertThat(value(results, "memory_small preference_following recall_rule_turns"))
        .isZero();
    assertThat(value(results, "memory_small all recall_rule_questions")).isEqualTo(0.5);
    assertThat(value(results, "memory_small all store_at_100%")).isEqualTo(1);
    assertThat(value(results, "memory_small all refused_not_novel")).isZero();
    assertThat(Files.readString(out)).contains("\"kind\":\"constraint\"", "\"turns\":[\"u1\"]");
  }

  @Test
  void refusesWhatMakesNoSense() {
    assertThat(EvalLine.run("eval", "memory-cards", "--plot", "x.svg").err()).contains("--year");
    assertThat(EvalLine.run("eval", "memory-cards", "--year", "--days", "0").exit())
        .isEqualTo(2);
    assertThat(EvalLine.run("eval", "memory-cards", "--year", "--agent", "all").err())
        .contains("none, quotes or subjects");
    assertThat(EvalLine.run("eval", "memory-cards").err()).contains("CAIRN_EVAL_DATA");
  }

  @Test
  @Tag("slow")
  void aQuarterMakesNoRuleOfWhatToolsSayAndStaysWithinItsBudgets(@TempDir Path folder)
      throws IOException {
    Path plot = folder.resolve("size.svg");
    Path out = folder.resolve("items.jsonl");
    EvalLine line = EvalLine.run(
        "eval",
        "memory-cards",
        "--year",
        "--agent",
        "subjects",
        "--no-model",
        "--json",
        "--seed",
        "11",
        "--days",
        "92",
        "--plot",
        plot.toString(),
        "--out",
        out.toString());
    Map<String, JsonNode> results = results(line);
    assertThat(line.err()).contains("seed 11, 92 days", "rules not held");
    assertThat(value(results, "rules tool or document cards")).isZero();
    assertThat(value(results, "rules pasted cards")).isZero();
    assertThat(value(results, "rules all held")).isGreaterThanOrEqualTo(0.95);
    assertThat(value(results, "rules all precision")).isGreaterThanOrEqualTo(0.9);
    assertThat(value(results, "reversals all honoured")).isGreaterThanOrEqualTo(0.6);
    assertThat(value(results, "store all budget_fill")).isLessThanOrEqualTo(1);
    assertThat(value(results, "packs all tokens_max")).isBetween(1.0, 1_500.0);
    assertThat(results.get("mistakes all prevented").get("n").asInt()).isPositive();
    assertThat(Files.readString(plot)).startsWith("<svg").contains("negative result", "</svg>");
    List<String> items = Files.readAllLines(out);
    assertThat(items).anyMatch(item -> item.contains("\"item\":\"mistake\""));
  }

  @Test
  @Tag("slow")
  void playsTheSameSeedTheSameWay() {
    String[] words = {
      "eval", "memory-cards", "--year", "--no-model", "--json", "--seed", "5", "--days", "21"
    };
    assertThat(results(EvalLine.run(words))).isEqualTo(results(EvalLine.run(words)));
  }
}
