package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Streams over HTTP")
class StreamsTest {
  private static final String EVENTS = "/v1/contexts/default/events";

  private static void fill(Served served) throws Exception {
    served.ask("start_episode", "{\"id\": \"e\"}");
    served.ask("log", "{\"episode\":\"e\",\"role\":\"user\",\"text\":\"a secret of mine\"}");
  }

  @Test
  void eventsComeAsTheyAreAppended() throws Exception {
    try (Served served = new Served()) {
      fill(served);
      try (Listener listener = new Listener(served, EVENTS)) {
        assertThat(listener.next("HTTP/1.1 ")).startsWith("200");
        listener.next(": listening");
        served.ask("end_episode", "{\"episode\":\"e\"}");
        assertThat(listener.next("id: ")).isEqualTo("4");
        assertThat(listener.next("event: ")).isEqualTo("graph_emitted");
        assertThat(listener.next("data: ")).doesNotContain("secret");
        assertThat(listener.next("id: ")).isEqualTo("5");
        assertThat(listener.next("event: ")).isEqualTo("episode_ended");
      }
    }
  }

  @Test
  void eventsResumeBehindTheLastThatWasSeen() throws Exception {
    try (Served served = new Served()) {
      fill(served);
      try (Listener listener = new Listener(served, EVENTS, "Last-Event-ID: 2")) {
        assertThat(listener.next("id: ")).isEqualTo("3");
        assertThat(listener.next("event: ")).isEqualTo("entry_logged");
        String data = listener.next("data: ");
        JsonNode event = new JsonMapper().readTree(data);
        assertThat(event.at("/position").asLong()).isEqualTo(3);
        assertThat(event.at("/episode").asString()).isEqualTo("e");
        assertThat(event.at("/entry").asString()).startsWith("en_");
        assertThat(event.has("at") && event.has("recorded_at")).isTrue();
        assertThat(data).doesNotContain("secret");
      }
      try (Listener listener = new Listener(served, EVENTS + "?cursor=0")) {
        assertThat(listener.next("id: ")).isEqualTo("1");
      }
      assertThat(served.get(EVENTS + "?cursor=x").field()).isEqualTo("cursor");
    }
  }

  @Test
  void listenersAreBoundedAndDoNotHoldUpTheEnd() throws Exception {
    Served served = new Served(s -> s.limits(HttpLimits.DEFAULT.listeners(1)));
    try (Listener listener = new Listener(served, EVENTS)) {
      listener.next(": listening");
      assertThat(served.get(EVENTS).status()).isEqualTo(503);
      long begun = System.nanoTime();
      served.close();
      assertThat(System.nanoTime() - begun).isLessThan(5_000_000_000L);
      assertThat(listener.next("never")).isEmpty();
    }
  }

  @Test
  void anExportIsImportedByteForByte() throws Exception {
    try (Served served = new Served();
        Served other = new Served()) {
      fill(served);
      Served.Reply export = served.ask("export", "");
      assertThat(export.whole().headers().firstValue("Content-Type"))
          .hasValue("application/x-ndjson");
      Served.Reply imported =
          other.post("/v1/contexts/default/import", "application/x-ndjson", export.body());
      assertThat(imported.json().at("/restored").asBoolean())
          .as(imported.body())
          .isTrue();
      assertThat(other.ask("export", "{}").body()).isEqualTo(export.body());
      Served.Reply broken =
          other.post("/v1/contexts/b/import", "application/x-ndjson", "{\"no\": \"log\"}\n");
      assertThat(broken.status()).isEqualTo(400);
      assertThat(
              other.post("/v1/contexts/b/status", "", "").json().at("/position").asLong())
          .isZero();
    }
  }

  @Test
  void theDescriptionNamesEveryOperation() throws Exception {
    try (Served served = new Served()) {
      JsonNode document = served.get("/openapi.json").json();
      assertThat(document.at("/openapi").asString()).startsWith("3.1");
      for (var operation : new dev.cairn.server.operation.Registry().operations()) {
        JsonNode post = document
            .path("paths")
            .path("/v1/contexts/{context}/" + operation.name())
            .path("post");
        assertThat(post.at("/operationId").asString()).isEqualTo(operation.name());
        assertThat(post.at("/responses/200/content").isEmpty()).isFalse();
      }
      for (String pointer : document.findValuesAsString("$ref")) {
        assertThat(document.at(pointer.substring(1)).isMissingNode())
            .as(pointer)
            .isFalse();
      }
    }
  }
}
