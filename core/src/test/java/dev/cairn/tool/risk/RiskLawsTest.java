package dev.cairn.tool.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.text.call.CallReader;
import dev.cairn.tool.risk.RiskClassifier.Standing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Laws of risk")
class RiskLawsTest {
  private static final long SEED = Long.getLong("seed", 11);
  private static final int ROUNDS = 1_000;
  private static final int LARGE = 200_000;
  private static final List<String> WORDS = List.of(
      "get",
      "list",
      "user",
      "item",
      "update",
      "create",
      "commit",
      "status",
      "delete",
      "purge",
      "and",
      "run",
      "reset",
      "data",
      "soft",
      "un",
      "format",
      "information",
      "dropdown",
      "send",
      "to",
      "not",
      ",",
      ".",
      "/",
      "\u200b",
      "\u0435",
      "-rf",
      "rm",
      ";",
      "'",
      "\"",
      "../",
      "*",
      "|",
      "DROP",
      "TABLE",
      "{",
      "\n",
      "\u0000");
  private static final List<Risk> RISKS = List.of(Risk.values());
  private static final List<String> KEYS = List.of(
      "command",
      "args",
      "path",
      "sql",
      "query",
      "code",
      "to",
      "text",
      "amount",
      "currency",
      "force",
      "x");

  private static final ToolId TOOL = new ToolId("acme", "thing");

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final RiskClassifier classifier = new RiskClassifier(Policy.DEFAULT.risk());
  private final ArgumentRisk arguments = new ArgumentRisk(Policy.DEFAULT.risk(), new CallReader());

  private String text(int most, String between) {
    List<String> words = new ArrayList<>();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      words.add(WORDS.get(random.nextInt(WORDS.size())));
    }
    return String.join(between, words);
  }

  private RiskAssessment judged(String name, String description) {
    return classifier.assess(ToolText.of(name, description), Standing.UNKNOWN);
  }

  @Test
  void anAssessmentAlwaysHasAReasonAndIsAlwaysTheSame() {
    for (int i = 0; i < ROUNDS; i++) {
      String name = text(5, "_");
      String description = text(30, " ");
      RiskAssessment judged = judged(name, description);
      assertThat(judged.reasons())
          .as("seed %d: %s | %s", SEED, name, description)
          .isNotEmpty();
      assertThat(judged(name, description)).isEqualTo(judged);
    }
  }

  @Test
  void aWordOfHarmInANameMakesAnyNameDangerous() {
    for (int i = 0; i < ROUNDS; i++) {
      List<String> words = new ArrayList<>();
      for (int j = random.nextInt(5); j > 0; j--) {
        words.add(WORDS.get(random.nextInt(14)));
      }
      words.add(random.nextInt(words.size() + 1), "purge");
      String name = String.join("_", words);
      // What takes it back is the rule's one exception, and is tested by name.
      if (!name.contains("soft_purge") && !name.contains("un_purge")) {
        assertThat(judged(name, text(20, " ")).risk())
            .as("seed %d: %s", SEED, name)
            .isEqualTo(Risk.DANGEROUS);
      }
    }
  }

  @Test
  void argumentsNeverLower() {
    for (int i = 0; i < ROUNDS; i++) {
      Risk tool = RISKS.get(random.nextInt(RISKS.size()));
      Map<String, Object> args = new HashMap<>();
      for (int j = random.nextInt(4); j > 0; j--) {
        String key = KEYS.get(random.nextInt(KEYS.size()));
        args.put(key, random.nextInt(4) == 0 ? List.of(text(4, " "), true, 7) : text(12, " "));
      }
      RiskAssessment raised = arguments.of(TOOL, RiskCase.judged(tool), args);
      assertThat(raised.risk()).as("seed %d: %s", SEED, args).isGreaterThanOrEqualTo(tool);
    }
  }

  @Test
  void aTrustedServersHintsDecideAndAnUnknownServersOnlyRaise() {
    for (int i = 0; i < ROUNDS; i++) {
      String name = text(4, "_");
      String description = text(20, " ");
      Map<String, Object> hints =
          Map.of("readOnlyHint", random.nextBoolean(), "destructiveHint", random.nextBoolean());
      ToolText tool = ToolText.of(name, description).annotated(hints);
      Risk plain = judged(name, description).risk();
      assertThat(classifier.assess(tool, Standing.UNKNOWN).risk())
          .as("seed %d: %s %s", SEED, name, hints)
          .isGreaterThanOrEqualTo(plain);
      if (Boolean.TRUE.equals(hints.get("destructiveHint"))) {
        assertThat(classifier.assess(tool, Standing.TRUSTED).risk()).isEqualTo(Risk.DANGEROUS);
      }
    }
  }

  /** What makes matchers go back and forth, and recursion go deep. */
  @Test
  void hugeAndHostileInputIsReadInBoundedWork() {
    List<String> hostile = Stream.of(
            "a",
            "delete ",
            "(",
            "'",
            "any ",
            "create , ",
            "with delete from ",
            "bash -c ",
            "e\u0301",
            "\ud800",
            "docker rm ",
            "../",
            "a-",
            "a@",
            "1 ",
            "git push ",
            "update t set ")
        .map(part -> part.repeat(LARGE / part.length()))
        .toList();
    for (String text : hostile) {
      assertThat(judged(text, text).reasons()).isNotEmpty();
      for (String key : List.of("command", "sql", "code", "path", "to")) {
        RiskAssessment tool = RiskCase.judged(Risk.MODERATE);
        assertThat(arguments.of(TOOL, tool, Map.of(key, text, "text", text)).risk())
            .isGreaterThanOrEqualTo(Risk.MODERATE);
      }
    }
  }
}
