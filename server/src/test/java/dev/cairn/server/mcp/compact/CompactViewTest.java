package dev.cairn.server.mcp.compact;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.decide.Tokens;
import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.Fake;
import dev.cairn.server.mcp.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

@DisplayName("Over MCP an answer")
class CompactViewTest {
  private static final String LONG =
      "The deploy pipeline uploads artifacts to the staging bucket, waits for the"
          + " health checks of both regions, and only then switches traffic over. ";

  private final Backend backend = Fake.memory();
  private final Protocol protocol = Fake.protocol(backend, "all");

  @BeforeEach
  void remember() {
    call("start_episode", Map.of("id", "e", "scope", "repo:shop"));
    say("Never force-push to main. Always run the tests before you push to a shared branch.");
    say(
        "Never push on a Friday without telling the whole on-call team in the release channel first,"
            + " because nobody is there on Saturday to roll the release back when the pipeline breaks.");
    say(LONG.repeat(12) + "The push queue holds forty builds. " + LONG.repeat(12));
    call(
        "log",
        Map.of(
            "episode",
            "e",
            "role",
            "tool",
            "tool",
            "bash",
            "ok",
            false,
            "exit_code",
            1,
            "text",
            "error: failed to push some refs to origin\nhint: the remote has work you do not have"));
    call("end_episode", Map.of("episode", "e"));
    List<Map<String, String>> tools = new ArrayList<>();
    for (String noun : List.of("issue", "branch", "release", "comment", "label", "milestone")) {
      tools.add(Map.of("name", "create_" + noun, "description", "Creates a " + noun + ". " + LONG));
    }
    call("register_tools", Map.of("server", "github", "tools", tools));
  }

  @AfterEach
  void close() {
    backend.close();
  }

  private void say(String words) {
    call("log", Map.of("episode", "e", "role", "user", "text", words));
  }

  private JsonNode call(String tool, Map<String, ?> arguments) {
    JsonNode result = Fake.call(protocol, tool, arguments);
    assertThat(result.path("isError").booleanValue()).as("%s", result).isFalse();
    return result;
  }

  private static int cost(JsonNode result) {
    return Tokens.count(result.at("/content/0/text").asString())
        + Tokens.count(result.path("structuredContent").toString());
  }

  private static JsonNode document(JsonNode result) {
    return result.path("structuredContent");
  }

  @Test
  void ofPackIsItsLinesOnceAndIds() {
    JsonNode result = call("pack", Map.of("prompt", "push the release", "scope", "repo:shop"));
    JsonNode pack = document(result);
    assertThat(result.at("/content/0/text").asString()).contains("Never force-push to main.");
    assertThat(pack.at("/slots/0/cards/0").isString()).isTrue();
    assertThat(pack.has("text")).isFalse();
    assertThat(cost(result)).isLessThanOrEqualTo((int) (1.3 * pack.get("tokens").intValue()) + 150);
  }

  @Test
  void ofSearchIsThePassageThatMatched() {
    JsonNode result =
        call("search", Map.of("query", "how many builds does the push queue hold", "limit", 3));
    assertThat(cost(result)).isLessThanOrEqualTo(600);
    JsonNode entry = document(result)
        .path("results")
        .valueStream()
        .filter(each -> each.path("text").asString("").contains("forty builds"))
        .findFirst()
        .orElseThrow(() -> new AssertionError(result.toString()));
    assertThat(entry.path("cut").booleanValue()).isTrue();
    assertThat(Tokens.count(entry.path("text").asString())).isLessThanOrEqualTo(120);
    assertThat(result.at("/content/0/text").asString()).contains("forty builds");
  }

  @Test
  void namesEvidenceByIdsAndLeavesExplanationsOut() {
    JsonNode card = document(call("search", Map.of("query", "force-push", "in", List.of("cards"))))
        .at("/results/0");
    assertThat(card.path("statement").asString()).isEqualTo("Never force-push to main.");
    assertThat(card.at("/evidence/0").asString()).startsWith("en_");
    assertThat(card.path("because").asString()).isNotBlank();
    assertThat(card.has("why")).isFalse();
    assertThat(card.toString()).doesNotContain("hash", "\"start\"");
  }

  @Test
  void ofCheckIsTheVerdictAndWhatSpeaks() {
    JsonNode result =
        call("check", Map.of("action", "git push --force origin main", "scope", "repo:shop"));
    JsonNode checked = document(result);
    assertThat(checked.path("verdict").asString()).isEqualTo("forbidden");
    assertThat(checked.at("/guards/0/statement").asString()).isEqualTo("Never force-push to main.");
    assertThat(checked.at("/guards/0/because").asString()).isNotBlank();
    assertThat(result.at("/content/0/text").asString()).startsWith("forbidden: ");
    assertThat(cost(result))
        .isLessThanOrEqualTo(60 + 60 * checked.path("guards").size());
  }

  @Test
  void ofCheckIsShortWhenNothingSpeaks() {
    JsonNode result = call("check", Map.of("action", "print the weather of Lisbon"));
    assertThat(document(result).path("verdict").asString()).isEqualTo("clear");
    assertThat(document(result).path("guards").isEmpty()).isTrue();
    assertThat(cost(result)).isLessThanOrEqualTo(60);
  }

  @Test
  void ofDecideIsTheVerdictWithoutTheSum() {
    JsonNode result = call(
        "decide",
        Map.of(
            "tool",
            "bash",
            "confidence",
            0.9,
            "episode",
            "e",
            "args",
            Map.of("command", "git push --force origin main")));
    JsonNode decided = document(result);
    assertThat(decided.path("verdict").asString()).isEqualTo("deny");
    assertThat(decided.path("decision").asString()).isNotBlank();
    assertThat(decided.has("breakdown")).isFalse();
    assertThat(cost(result))
        .isLessThanOrEqualTo(150 + 40 * decided.path("guards").size());
  }

  @Test
  void ofFindToolsIsFiveToolsToChooseFrom() {
    JsonNode result = call("find_tools", Map.of("query", "create a new one", "limit", 5));
    JsonNode tools = document(result).path("results");
    assertThat(tools.size()).isEqualTo(5);
    assertThat(tools.get(0).path("because").asString()).isNotBlank();
    assertThat(cost(result)).isLessThanOrEqualTo(400);
  }

  @Test
  void isWholeIfAskedFor() {
    Map<String, Object> request = Map.of("query", "force-push", "limit", 1, "full", true);
    JsonNode whole = document(call("search", request));
    assertThat(whole.at("/results/0/evidence/0/hash").asString()).hasSize(64);
    assertThat(whole.at("/results/0").has("why")).isFalse();
    JsonNode explained = document(
        call("search", Map.of("query", "force-push", "limit", 1, "full", true, "why", true)));
    assertThat(explained.at("/results/0/why/parts").isArray()).isTrue();
  }

  @Test
  void refusesAWishItDoesNotUnderstand() {
    JsonNode refused = Fake.call(protocol, "search", Map.of("query", "x", "full", "yes"));
    assertThat(refused.path("isError").booleanValue()).isTrue();
    assertThat(refused.at("/structuredContent/error/field").asString()).isEqualTo("full");
  }
}
