package dev.cairn.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ContextName;
import dev.cairn.server.operation.Registry;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A request fit to be sent twice")
class RequestTest {
  private final Registry registry = new Registry();

  private Request of(String operation, String body) {
    return Request.of(
        registry.find(operation),
        ContextName.DEFAULT,
        body.getBytes(StandardCharsets.UTF_8),
        new Random(1));
  }

  private static String text(Request request) {
    return new String(request.body(), StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", " { } ", "{\"id\": \"e\"}", "\uFEFF{\"id\": 1.50}"})
  void carriesAKeyIfItWrites(String body) {
    String sent = text(of("start_episode", body));
    assertThat(sent).containsPattern("\\{\"idempotency_key\":\"auto-[0-9a-f]{32}\"[,}\\s]");
    assertThat(sent.replaceFirst("\"idempotency_key\":\"[^\"]*\",?", "")).isEqualTo(body);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      start_episode | {"idempotency_key": "mine"}
      search        | {"query": "x"}
      verify        | {}
      log           | not json
      log           | []
      """)
  void isLeftAloneOtherwise(String operation, String body) {
    assertThat(text(of(operation, body))).isEqualTo(body);
  }

  @Test
  void goesToTheContextItNames() {
    assertThat(of("status", "{}").path()).isEqualTo("/v1/contexts/default/status");
    assertThat(of("status", "{\"context\": \"b\"}").path()).isEqualTo("/v1/contexts/b/status");
    assertThat(of("status", "{\"context\": \"B B\"}").path()).contains("/default/");
  }

  @Test
  void isNotRepeatedIfItKeepsHouse() {
    assertThat(of("backup", "{\"to\": \"x\"}").repeatable()).isFalse();
    assertThat(of("log", "{}").repeatable()).isTrue();
  }
}
