package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName(
    "Seed S1 by HTTP, with a model loaded: two models are run and compared, and the loser goes")
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
@Timeout(180)
class ModelsByHttpTest {
  private static final String MODEL = "all-minilm-l6-v2-q";
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir
  private Path data;

  private final HttpClient client = HttpClient.newHttpClient();
  private URI address = URI.create("http://127.0.0.1");

  private Process serve() throws Exception {
    ProcessBuilder builder = new ProcessBuilder(Child.command(
            "dev.cairn.server.Main", "serve", "--port", "0", "--data", data.toString()))
        .redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("CAIRN_MODEL", MODEL);
    Process process = builder.start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    address = URI.create(String.valueOf(out.readLine()));
    return process;
  }

  private JsonNode call(String operation, String body) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(
            address.resolve("/v1/contexts/default/" + operation))
        .header("Authorization", "Bearer " + address.getQuery().substring("token=".length()))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')))
        .build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return JSON.readTree(response.body());
  }

  /** Waits until all there is has been placed by the model: from then on it might take over. */
  private void modelIsAtWork() throws Exception {
    while (call("status", "{}").at("/embedding_model/embedded").asInt() < 2) {
      call("search", "{'query': 'what did the user say'}");
      Thread.sleep(200);
    }
    // What it does in the background it does within a second.
    Thread.sleep(2_000);
  }

  private void similar(String model, String edges) throws Exception {
    call(
        "ingest",
        "{'kind': 'emission', 'data': {'adapter': '" + model + "', 'edges': [" + edges + "]}}");
  }

  private static String edge(String from, String to, double cosine) {
    return "{'source': '%s', 'target': '%s', 'relation': 'similar_to', 'contribution': %s}"
        .formatted(from, to, cosine);
  }

  private int edges(String relation) throws Exception {
    return call("graph", "{'relation': '" + relation + "'}").at("/edges").size();
  }

  private void stop(Process process) throws Exception {
    process.destroy();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void twoModelsAreComparedAndTheLoserIsTakenBack() throws Exception {
    Process process = serve();
    try {
      call("start_episode", "{'id': 'monday', 'scope': 'repo:x'}");
      call("log", "{'episode': 'monday', 'role': 'user', 'text': 'Never force-push to main.'}");
      call("log", "{'episode': 'monday', 'role': 'user', 'text': 'I like bananas.'}");
      call(
          "ingest",
          "{'kind': 'emission', 'data': {'adapter': 'notes', 'nodes': [{'id': 'a'}, {'id': 'b'},"
              + " {'id': 'c'}]}}");
      similar("embedding:m1", edge("a", "b", .9) + "," + edge("b", "c", .8));
      similar("embedding:m2", edge("a", "b", .7));
      modelIsAtWork();
      stop(process);
      process = serve();
      modelIsAtWork();
      JsonNode compared = call("compare_adapters", "{'a': 'embedding:m1', 'b': 'embedding:m2'}");
      assertThat(compared.at("/only_a_count").asInt()).isEqualTo(1);
      assertThat(compared.at("/only_b_count").asInt()).isZero();
      assertThat(compared.at("/both_count").asInt()).isEqualTo(1);
      assertThat(edges("discovery_gap")).as("both ways for each pair").isEqualTo(4);
      JsonNode gone = call("retract", "{'adapter': 'embedding:m1'}");
      assertThat(gone.at("/edges_affected").asInt()).isEqualTo(2);
      assertThat(gone.at("/edges_pruned").asInt()).isEqualTo(1);
      assertThat(edges("similar_to")).isEqualTo(1);
      assertThat(edges("discovery_gap"))
          .as("the gap nobody speaks for vanished")
          .isEqualTo(2);
      call("retract", "{'adapter': 'embedding:m2'}");
      assertThat(edges("similar_to") + edges("discovery_gap")).isZero();
    } finally {
      process.destroyForcibly();
    }
  }
}
