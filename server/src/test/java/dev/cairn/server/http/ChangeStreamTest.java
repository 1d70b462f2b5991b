package dev.cairn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Changes of the graph over HTTP")
class ChangeStreamTest {
  private static final String CHANGES = "/v1/contexts/default/events?changes=";

  private static void emit(Served served, String adapter, double contribution) throws Exception {
    Served.Reply reply = served.ask("ingest", """
        {"kind": "emission", "data": {"adapter": "%s", "nodes": [{"id": "a"}, {"id": "b"}], "edges": [
          {"source": "a", "target": "b", "relation": "covers", "contribution": %s}]}}
        """.formatted(adapter, contribution));
    assertThat(reply.status()).as(reply.body()).isEqualTo(200);
  }

  @Test
  void comeToAListenerAsTheyHappen() throws Exception {
    try (Served served = new Served()) {
      emit(served, "coverage", 1);
      try (Listener listener = new Listener(served, CHANGES)) {
        listener.next(": listening");
        served.ask("start_episode", "{}");
        emit(served, "coverage", 2);
        assertThat(listener.next("id: ")).isEqualTo("3");
        assertThat(listener.next("event: ")).isEqualTo("change");
        JsonNode change = new JsonMapper().readTree(listener.next("data: "));
        assertThat(change.at("/type").asString()).isEqualTo("weights_changed");
        assertThat(change.at("/edges/0/target").asString()).isEqualTo("b");
        served.ask("retract", "{\"adapter\": \"coverage\"}");
        assertThat(listener.next("data: ")).contains("contributions_retracted");
        assertThat(listener.next("data: ")).contains("edges_removed", "\"retraction\"");
      }
    }
  }

  @Test
  void areTheSameAsTheOperationAnswers() throws Exception {
    try (Served served = new Served()) {
      emit(served, "coverage", 1);
      emit(served, "review", 1);
      JsonNode answered = served.ask("changes", "{\"cursor\": 0}").json().at("/events");
      try (Listener late = new Listener(served, CHANGES + "0")) {
        for (JsonNode event : answered) {
          assertThat(late.next("id: ")).isEqualTo(event.at("/cursor").asString());
          assertThat(new JsonMapper().readTree(late.next("data: "))).isEqualTo(event);
        }
      }
    }
  }

  @Test
  void resumeBehindTheLastThatWasSeen() throws Exception {
    try (Served served = new Served()) {
      emit(served, "coverage", 1);
      emit(served, "review", 1);
      try (Listener listener = new Listener(served, CHANGES + "0", "Last-Event-ID: 2")) {
        assertThat(listener.next("id: ")).isEqualTo("3");
        assertThat(listener.next("data: ")).contains("\"review\"");
      }
    }
  }

  @Test
  void areFilteredAsTheOperationFilters() throws Exception {
    try (Served served = new Served()) {
      emit(served, "coverage", 1);
      emit(served, "review", 1);
      String filter = CHANGES + "0&types=edges_added,weights_changed&adapter=review";
      try (Listener listener = new Listener(served, filter)) {
        assertThat(listener.next("id: ")).isEqualTo("3");
        emit(served, "coverage", 2);
        emit(served, "review", 2);
        assertThat(listener.next("data: ")).contains("\"review\"");
        assertThat(listener.next("data: ")).contains("\"review\"", "\"cursor\":5");
      }
    }
  }

  @Test
  void refuseWhatTheOperationRefuses() throws Exception {
    try (Served served = new Served()) {
      assertThat(served.get(CHANGES + "x").field()).isEqualTo("cursor");
      assertThat(served.get(CHANGES + "7").field()).isEqualTo("cursor");
      Served.Reply reply = served.get(CHANGES + "0&types=edges_aded");
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.field()).isEqualTo("types[0]");
      assertThat(reply.body()).contains("edges_added");
    }
  }

  /** It is sent page after page, and cut off once it takes nothing for too long; its place is free again. */
  @Test
  @Tag("slow")
  @Timeout(120)
  void aReaderWhoDoesNotReadHoldsNobodyUp() throws Exception {
    HttpLimits limits = HttpLimits.DEFAULT
        .patience(Duration.ofSeconds(5), Duration.ofMillis(500))
        .listeners(1);
    try (Served served = new Served(settings -> settings.limits(limits))) {
      fill(served);
      try (Listener silent = new Listener(served, CHANGES + "0")) {
        assertThat(silent.next(": listening")).isEmpty();
        emit(served, "coverage", 2);
        while (!listensAgain(served)) {
          Thread.sleep(50);
        }
      }
    }
  }

  /** More than the buffers of a connection hold. */
  private static void fill(Served served) throws Exception {
    String name = "n".repeat(400);
    for (int batch = 0; batch < 24; batch++) {
      StringBuilder nodes = new StringBuilder();
      for (int i = 0; i < 2_000; i++) {
        nodes
            .append(i == 0 ? "" : ",")
            .append("{\"id\":\"")
            .append(name)
            .append(batch)
            .append('-');
        nodes.append(i).append("\"}");
      }
      served.ask(
          "ingest",
          "{\"kind\":\"emission\",\"data\":{\"adapter\":\"many\",\"nodes\":[" + nodes + "]}}");
    }
  }

  private static boolean listensAgain(Served served) throws Exception {
    try (Listener next = new Listener(served, CHANGES)) {
      return next.next("HTTP/1.1 ").startsWith("200");
    }
  }
}
