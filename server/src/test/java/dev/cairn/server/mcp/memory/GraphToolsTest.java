package dev.cairn.server.mcp.memory;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.Fake;
import dev.cairn.server.mcp.Protocol;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The toolset graph")
class GraphToolsTest {
  private static final double CHARACTERS_PER_TOKEN = 3.5;
  private static final int TOKENS_MAX = 4_500;
  private static final Set<String> READING =
      Set.of("graph", "edge", "path", "adapters", "compare_adapters", "changes");

  private static JsonNode listed(Protocol protocol) {
    return Fake.ask(protocol, "tools/list", null).at("/result/tools");
  }

  private static Map<String, Object> emission(String adapter, double contribution) {
    return Map.of(
        "kind",
        "emission",
        "data",
        Map.of(
            "adapter",
            adapter,
            "nodes",
            List.of(Map.of("id", "a"), Map.of("id", "b")),
            "edges",
            List.of(Map.of(
                "source", "a",
                "target", "b",
                "relation", "covers",
                "contribution", contribution))));
  }

  @Test
  void offersItsElevenTools() {
    try (Backend backend = Fake.memory()) {
      JsonNode tools = listed(Fake.protocol(backend, "graph"));
      assertThat(tools.valueStream().map(tool -> tool.at("/name").asString()))
          .containsExactlyInAnyOrderElementsOf(Toolset.GRAPH.operations())
          .hasSize(11);
      assertThat(tools.toString().length() / CHARACTERS_PER_TOKEN).isLessThan(TOKENS_MAX);
    }
  }

  @Test
  void saysTruthfullyWhatEachMayDo() {
    try (Backend backend = Fake.memory()) {
      for (JsonNode tool : listed(Fake.protocol(backend, "graph"))) {
        String name = tool.at("/name").asString();
        JsonNode hints = tool.at("/annotations");
        assertThat(hints.at("/readOnlyHint").asBoolean(false))
            .as(name)
            .isEqualTo(READING.contains(name));
        if (!READING.contains(name)) {
          boolean takes = name.equals("ingest") || name.equals("retract");
          assertThat(hints.at("/destructiveHint").asBoolean(true)).as(name).isEqualTo(takes);
          assertThat(hints.at("/idempotentHint").asBoolean(false))
              .as(name)
              .isEqualTo(!name.equals("unload_spec"));
        }
      }
    }
  }

  @Test
  void repeatsWhatItSaysCanBeRepeated() {
    try (Backend backend = Fake.memory()) {
      Protocol protocol = Fake.protocol(backend, "graph");
      for (int time = 0; time < 2; time++) {
        Fake.call(protocol, "ingest", emission("coverage", 3));
        Fake.call(protocol, "ingest", emission("review", 1));
      }
      Fake.call(protocol, "retract", Map.of("adapter", "review"));
      JsonNode once = graph(protocol);
      Fake.call(protocol, "retract", Map.of("adapter", "review"));
      assertThat(graph(protocol).at("/edges")).isEqualTo(once.at("/edges"));
      assertThat(once.at("/edges/0/contributions").toString()).isEqualTo("{\"coverage\":3.0}");
    }
  }

  private static JsonNode graph(Protocol protocol) {
    return Fake.call(protocol, "graph", Map.of()).at("/structuredContent");
  }

  @Test
  void answersFitTheSchemasItShows() {
    SchemaRegistry validator =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    try (Backend backend = Fake.memory()) {
      Protocol protocol = Fake.protocol(backend, "graph");
      JsonNode tools = listed(protocol);
      Map<String, Map<String, ?>> calls = Map.of(
          "ingest", emission("coverage", 3),
          "graph", Map.of("from", "a"),
          "edge", Map.of("source", "a", "target", "b"),
          "path", Map.of("from", "a", "to", "b"),
          "changes", Map.of("cursor", 0),
          "adapters", Map.of());
      Fake.call(protocol, "ingest", emission("coverage", 2));
      for (JsonNode tool : tools) {
        String name = tool.at("/name").asString();
        JsonNode result = Fake.call(protocol, name, calls.getOrDefault(name, Map.of("x", 1)));
        JsonNode schema = JsonMapper.shared().readTree(tool.at("/outputSchema").toString());
        assertThat(result.at("/isError").asBoolean()).as(name).isEqualTo(!calls.containsKey(name));
        assertThat(validator.getSchema(schema).validate(result.get("structuredContent")))
            .as(name)
            .isEmpty();
      }
    }
  }
}
