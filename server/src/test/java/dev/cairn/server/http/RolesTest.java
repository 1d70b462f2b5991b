package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.Operation.Who;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Registry;
import dev.cairn.server.token.Token;
import java.net.http.HttpRequest;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

@DisplayName("What an agent may ask for, and what only a person")
class RolesTest {
  /** As the contract lists them; one that does not exist yet must be a person's from its first day. */
  private static final Set<String> PERSONS = Set.of(
      "set_risk",
      "approve",
      "reject",
      "revoke",
      "trust_server",
      "configure",
      "erase",
      "import",
      "export",
      "backup",
      "accept_damage",
      "salvage",
      "rebuild");

  private static final Set<String> DEPENDING = Set.of("promote", "archive", "restore", "learn");

  private final Registry registry = new Registry();
  private final Served served = new Served(settings -> settings.finish(() -> {}));

  @AfterEach
  void close() {
    served.close();
  }

  private Served.Reply as(Token token, String operation, String body) throws Exception {
    boolean upload = operation.equals("import");
    return served.send(served
        .to("/v1/contexts/default/" + operation)
        .header("Authorization", "Bearer " + token.value())
        .header("Content-Type", upload ? "application/x-ndjson" : "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body))
        .build());
  }

  @Test
  void isDeclaredWithTheOperation() {
    assertThat(names(Who.PERSON)).isSubsetOf(PERSONS);
    assertThat(names(Who.DEPENDS)).isEqualTo(DEPENDING);
    assertThat(registry.operations())
        .filteredOn(operation -> PERSONS.contains(operation.name()))
        .allMatch(operation -> operation.who() == Who.PERSON);
  }

  private Set<String> names(Who who) {
    return registry.operations().stream()
        .filter(operation -> operation.who() == who)
        .map(Bound::name)
        .collect(Collectors.toSet());
  }

  @Test
  void anAgentIsRefusedWhatIsAPersons() throws Exception {
    for (String operation : names(Who.PERSON)) {
      Served.Reply refused = as(Served.AGENT, operation, "{}");
      assertThat(refused.status()).as(operation).isEqualTo(403);
      assertThat(refused.code()).isEqualTo("forbidden");
      assertThat(refused.json().at("/error/message").asString()).contains("role 'person'");
      assertThat(as(Served.TOKEN, operation, "{}").status()).as(operation).isNotIn(401, 403);
    }
  }

  @Test
  void anAgentMayAskForEverythingElse() throws Exception {
    for (String operation : names(Who.ANYONE)) {
      assertThat(as(Served.AGENT, operation, "{}").status()).as(operation).isNotIn(401, 403);
    }
  }

  @Test
  void onlyAPersonStopsTheEngine() throws Exception {
    for (var each : List.of(List.of(Served.AGENT, 403), List.of(Served.TOKEN, 202))) {
      HttpRequest request = served
          .to("/admin/finish")
          .header("Authorization", "Bearer " + ((Token) each.get(0)).value())
          .POST(HttpRequest.BodyPublishers.noBody())
          .build();
      assertThat(served.send(request).status()).isEqualTo(each.get(1));
    }
  }

  @Test
  void anAgentPutsNoRuleOfTheUserAside() throws Exception {
    as(Served.AGENT, "start_episode", "{\"id\":\"e\"}");
    as(
        Served.AGENT,
        "log",
        "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"Never force-push to main.\"}");
    as(
        Served.AGENT,
        "log",
        "{\"episode\":\"e\",\"role\":\"tool\",\"tool\":\"sh\",\"ok\":false,\"args\":{\"command\":\"make deploy\"},"
            + "\"text\":\"make: *** No rule to make target 'deploy'.  Stop.\"}");
    as(Served.AGENT, "end_episode", "{\"episode\":\"e\"}");
    String rule = card("constraint");
    assertThat(as(Served.AGENT, "archive", "{\"card\":\"" + rule + "\"}").status())
        .isEqualTo(403);
    assertThat(card("constraint")).isEqualTo(rule);
    assertThat(as(Served.TOKEN, "archive", "{\"card\":\"" + rule + "\"}").status())
        .isEqualTo(200);
    assertThat(as(Served.AGENT, "restore", "{\"card\":\"" + rule + "\"}").status())
        .isEqualTo(403);
    String global = "{\"card\":\"" + rule + "\",\"to\":\"global\"}";
    assertThat(as(Served.AGENT, "promote", global).json().at("/error/message").asString())
        .contains("when it shall hold everywhere", "'person'");
    String failed = card("negative_result");
    assertThat(as(Served.AGENT, "archive", "{\"card\":\"" + failed + "\"}").status())
        .isEqualTo(200);
  }

  private String card(String kind) throws Exception {
    JsonNode cards = served.ask("cards", "{\"kinds\":[\"" + kind + "\"]}").json();
    assertThat(cards.at("/cards/0/status").asString()).as(cards.toString()).isEqualTo("active");
    return cards.at("/cards/0/id").asString();
  }

  @Test
  void anAgentMayLookWhatWouldBeLearnedAndNotAdoptIt() throws Exception {
    assertThat(as(Served.AGENT, "learn", "{}").status()).isEqualTo(200);
    for (String wish : List.of("{\"adopt\":true}", "{\"undo\":true}")) {
      assertThat(as(Served.AGENT, "learn", wish).status()).isEqualTo(403);
    }
  }

  @Test
  void withoutATokenEveryCallerIsAnAgent() throws Exception {
    try (Served open = new Served(settings -> settings.open(true))) {
      assertThat(open.ask("status", "{}").status()).isEqualTo(200);
      assertThat(open.ask("rebuild", "{}").status()).isEqualTo(403);
    }
  }

  @Test
  void theDescriptionSaysIt() throws Exception {
    JsonNode paths = served.get("/openapi.json").json().path("paths");
    for (Bound<?, ?> operation : registry.operations()) {
      JsonNode post = paths.path("/v1/contexts/{context}/" + operation.name()).path("post");
      assertThat(post.path("security").toString().contains("person"))
          .as(operation.name())
          .isEqualTo(operation.who() == Who.PERSON);
      assertThat(post.path("description").asString().contains("A person's"))
          .isEqualTo(operation.who() != Who.ANYONE);
    }
  }
}
