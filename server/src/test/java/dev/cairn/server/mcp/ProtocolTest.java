package dev.cairn.server.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ContextName;
import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.memory.MemoryOffer;
import dev.cairn.server.mcp.memory.Toolset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The protocol")
class ProtocolTest {
  private static final Backend NEVER = Fake.backend((operation, context, request) -> {
    throw new AssertionError("the backend was asked");
  });

  @ParameterizedTest
  @CsvSource({
    "2024-11-05, 2024-11-05",
    "2025-11-25, 2025-11-25",
    "1999-01-01, 2025-11-25",
    "nonsense, 2025-11-25"
  })
  void speaksTheVersionAskedForOrItsNewest(String asked, String spoken) {
    Protocol protocol = Fake.protocol(NEVER, Toolset.DEFAULT);
    JsonNode result =
        Fake.ask(protocol, "initialize", Map.of("protocolVersion", asked)).get("result");
    assertThat(result.get("protocolVersion").stringValue()).isEqualTo(spoken);
    assertThat(result.at("/serverInfo/name").stringValue()).isEqualTo("cairn");
    assertThat(result.at("/serverInfo/title").stringValue()).isNotBlank();
    assertThat(result.at("/serverInfo/version").stringValue()).isNotBlank();
    assertThat(result.get("instructions").stringValue()).contains("start_episode", "end_episode");
    assertThat(result.get("capabilities").propertyNames())
        .containsExactlyInAnyOrder("tools", "resources", "prompts", "completions");
  }

  @Test
  void looksAtToolsWithoutTheBackend() {
    Protocol protocol = Fake.protocol(NEVER, Toolset.DEFAULT);
    assertThat(Fake.ask(protocol, "tools/list", null).at("/result/tools").size())
        .isPositive();
    assertThat(Fake.ask(protocol, "ping", null).get("result").isObject()).isTrue();
  }

  @Test
  void mistakesInTheProtocolHaveTheirCodes() {
    Protocol protocol = Fake.protocol(NEVER, Toolset.DEFAULT);
    assertThat(code(protocol, "nope", null)).isEqualTo(-32601);
    assertThat(code(protocol, "resources/subscribe", Map.of("uri", "x"))).isEqualTo(-32601);
    assertThat(code(protocol, "logging/setLevel", Map.of("level", "info"))).isEqualTo(-32601);
    assertThat(code(protocol, "initialize", null)).isEqualTo(-32602);
    assertThat(code(protocol, "tools/list", Map.of("cursor", "x"))).isEqualTo(-32602);
    assertThat(code(protocol, "tools/list", List.of())).isEqualTo(-32602);
    assertThat(code(protocol, "tools/call", Map.of())).isEqualTo(-32602);
    assertThat(code(protocol, "tools/call", Map.of("name", "status"))).isEqualTo(-32602);
    assertThat(code(protocol, "tools/call", Map.of("name", "log", "arguments", "x")))
        .isEqualTo(-32602);
    assertThat(Fake.ask(protocol, "tools/call", Map.of("name", "serch"))
            .at("/error/message")
            .stringValue())
        .contains("unknown tool 'serch'", "search", "--toolsets");
  }

  private static int code(Protocol protocol, String method, Object params) {
    return Fake.ask(protocol, method, params).at("/error/code").intValue();
  }

  @Test
  void answersComeTwiceAndAreTheSame() {
    try (Backend backend = Fake.memory()) {
      Protocol protocol = Fake.protocol(backend, Toolset.DEFAULT);
      JsonNode result = Fake.call(protocol, "start_episode", Map.of("id", "größe-漢字"));
      assertThat(result.at("/structuredContent/episode").stringValue()).isEqualTo("größe-漢字");
      assertThat(JsonMapper.shared().readTree(result.at("/content/0/text").stringValue()))
          .isEqualTo(result.get("structuredContent"));
      assertThat(result.get("isError").booleanValue()).isFalse();
    }
  }

  @Test
  void errorsAreTheDocumentOfEveryDoor() {
    try (Backend backend = Fake.memory()) {
      Protocol protocol = Fake.protocol(backend, Toolset.DEFAULT);
      JsonNode unknown =
          Fake.call(protocol, "log", Map.of("episode", "none", "role", "user", "text", "x"));
      assertThat(unknown.get("isError").booleanValue()).isTrue();
      assertThat(unknown.at("/structuredContent/error/code").stringValue()).isEqualTo("not_found");
      JsonNode half = Fake.call(protocol, "search", Map.of("query", "half \ud83d"));
      assertThat(half.at("/structuredContent/error/field").stringValue()).isEqualTo("query");
      assertThat(half.at("/structuredContent/error/message").stringValue()).contains("surrogate");
      Map<String, Object> nothing = new HashMap<>();
      nothing.put("query", null);
      assertThat(Fake.call(protocol, "search", nothing)
              .at("/structuredContent/error/code")
              .stringValue())
          .isEqualTo("invalid_argument");
    }
  }

  @Test
  void answersThatAreTooLargeSayWhatToDo() {
    String large = "{\"x\":\"" + "y".repeat(1 << 20) + "\"}";
    Protocol protocol =
        Fake.protocol(Fake.backend((operation, context, request) -> large), Toolset.DEFAULT);
    JsonNode error =
        Fake.call(protocol, "read", Map.of("card", "c")).at("/structuredContent/error");
    assertThat(error.get("code").stringValue()).isEqualTo("too_large");
    assertThat(error.get("message").stringValue()).contains("limit");
  }

  @Test
  void theServersContextGoesToTheBackend() {
    AtomicReference<String> seen = new AtomicReference<>("");
    Backend backend = Fake.backend((operation, context, request) -> {
      seen.set(context + " " + request);
      return "{}";
    });
    Protocol protocol = new Protocol(
        MemoryOffer.of(Fake.REGISTRY, backend, new ContextName("team"), Set.of(Toolset.MEMORY)));
    Fake.call(protocol, "search", Map.of("query", "x"));
    assertThat(seen.get()).isEqualTo("team {\"query\":\"x\"}");
    Fake.call(protocol, "search", Map.of("context", "mine"));
    assertThat(seen.get()).isEqualTo("team {\"context\":\"mine\"}");
  }

  @Test
  void aBackendThatFailsIsAnAnswer() {
    Backend broken = Fake.backend((operation, context, request) -> {
      throw new IllegalStateException("boom");
    });
    JsonNode result = Fake.call(Fake.protocol(broken, "memory"), "search", Map.of());
    assertThat(result.get("isError").booleanValue()).isTrue();
    assertThat(result.at("/structuredContent/error/code").stringValue()).isEqualTo("internal");
  }
}
