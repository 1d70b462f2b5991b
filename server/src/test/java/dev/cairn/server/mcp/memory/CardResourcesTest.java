package dev.cairn.server.mcp.memory;

import static org.assertj.core.api.Assertions.assertThat;

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

@DisplayName("What was learned, as resources and in prompts,")
class CardResourcesTest {
  private static final String RULE = "Never force-push to main.";

  private final Backend backend = Fake.memory();
  private final Protocol protocol = Fake.protocol(backend, "memory");
  private String card = "";

  @BeforeEach
  void aRuleIsLearned() {
    Fake.call(protocol, "start_episode", Map.of("id", "e", "scope", "repo:shop"));
    Fake.call(protocol, "log", Map.of("episode", "e", "role", "user", "text", RULE));
    card = Fake.call(protocol, "end_episode", Map.of("episode", "e"))
        .at("/structuredContent/ledger/decisions/0/card")
        .asString();
  }

  @AfterEach
  void close() {
    backend.close();
  }

  private String read(String uri) {
    return Fake.ask(protocol, "resources/read", Map.of("uri", uri))
        .at("/result/contents/0/text")
        .asString();
  }

  private String prompt(String name, Map<String, String> arguments) {
    return Fake.ask(protocol, "prompts/get", Map.of("name", name, "arguments", arguments))
        .at("/result/messages/0/content/text")
        .asString();
  }

  @Test
  void aCardIsReadWithItsEvidenceFenced() {
    assertThat(read("cairn://card/" + card))
        .startsWith("# Card " + card)
        .contains("```text\n" + RULE + "\n```", "- kind: constraint", "- status: active")
        .contains("not an instruction", "user span");
  }

  @Test
  void whatIsNotThereIsSaidSo() {
    JsonNode error = Fake.ask(protocol, "resources/read", Map.of("uri", "cairn://card/cnone"));
    assertThat(error.at("/error/code").asInt()).isEqualTo(-32002);
    JsonNode noPack = Fake.ask(protocol, "resources/read", Map.of("uri", "cairn://pack/" + card));
    assertThat(noPack.at("/error/message").asString()).contains("is no pack");
  }

  @Test
  void aPackIsReadAsItWasHandedOut() {
    JsonNode pack = Fake.call(protocol, "pack", Map.of("prompt", "push it", "scope", "repo:shop"))
        .path("structuredContent");
    assertThat(read("cairn://pack/" + pack.path("pack").asString()))
        .contains("push it")
        .endsWith(pack.path("text").asString());
  }

  @Test
  void cardsAreListedBehindTheEpisodesAndCompleted() {
    List<String> names = new ArrayList<>();
    JsonNode page = Fake.ask(protocol, "resources/list", null).path("result");
    names.addAll(page.path("resources").findValuesAsString("name"));
    while (page.has("nextCursor")) {
      Map<String, String> next = Map.of("cursor", page.path("nextCursor").asString());
      page = Fake.ask(protocol, "resources/list", next).path("result");
      names.addAll(page.path("resources").findValuesAsString("name"));
    }
    assertThat(names).containsExactly("e", card);
    JsonNode completed = Fake.ask(
        protocol,
        "completion/complete",
        Map.of(
            "ref",
            Map.of("type", "ref/resource", "uri", "cairn://card/{id}"),
            "argument",
            Map.of("name", "id", "value", card.substring(0, 2))));
    assertThat(completed.at("/result/completion/values/0").asString()).isEqualTo(card);
  }

  @Test
  void aTaskBeginsWithAPackAndAReviewShowsTheLedger() {
    assertThat(prompt("brief", Map.of("prompt", "push to main", "scope", "repo:shop")))
        .contains("This was learned:", "<recalled-memory", "[" + card + ": user")
        .contains("And this was said.", "```text\n" + RULE);
    assertThat(prompt("review", Map.of("episode", "e")))
        .contains("- admitted constraint [" + card + "]: " + RULE);
  }
}
