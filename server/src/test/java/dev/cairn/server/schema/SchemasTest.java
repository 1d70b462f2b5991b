package dev.cairn.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.operation.Caller;
import dev.cairn.server.operation.ExampleWorld;
import dev.cairn.server.operation.Failure;
import dev.cairn.server.operation.Json;
import dev.cairn.server.operation.LettersEmbedder;
import dev.cairn.server.operation.Registry;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

@DisplayName("Schemas")
class SchemasTest {
  private final Registry registry = new Registry();
  private final Json json = new Json();
  private final JsonMapper mapper = JsonMapper.shared();
  private final SchemaRegistry validator =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  @TempDir
  private Path folder;

  @Test
  void areTrueOfTheExamplesAndTheirAnswers() throws Exception {
    Settings settings = Settings.inMemory()
        .store("sqlite:" + folder.resolve("c.db"))
        .embedder(new LettersEmbedder());
    try (Cairn cairn = Cairn.open(settings)) {
      ExampleWorld world = new ExampleWorld(cairn.context("examples"), folder);
      Path exported = folder.resolve("export.jsonl");
      Caller caller = Caller.of(cairn, new ContextName("examples"), Via.PERSON);
      for (Bound<?, ?> operation : registry.operations()) {
        for (String example : operation.examples()) {
          byte[] request = world.example(example);
          fits(Schemas.request(operation), mapper.readTree(request), operation);
          fits(Schemas.briefRequest(operation), mapper.readTree(request), operation);
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          JsonNode answer = json.tree(
              registry.answer(operation.name(), request, caller.download(out).upload(exported)));
          fits(closed(Schemas.answer(operation)), answer, operation);
          fits(Schemas.briefAnswer(), answer, operation);
          if (operation.stream() == Bound.Stream.DOWNLOAD) {
            Files.write(exported, out.toByteArray());
          }
        }
      }
    }
  }

  private void fits(JsonNode schema, JsonNode value, Bound<?, ?> operation) {
    assertThat(validator.getSchema(schema).validate(value))
        .as("%s %s", operation.name(), value)
        .isEmpty();
  }

  /** With nothing else allowed, so that a field the schema forgot is seen. */
  private static ObjectNode closed(ObjectNode schema) {
    schema.forEach(part -> {
      if (part instanceof ObjectNode object) {
        closed(object);
      }
    });
    if (schema.get("properties") instanceof ObjectNode && schema.has("type")) {
      schema.put("additionalProperties", false);
    }
    return schema;
  }

  @Test
  void requestsNameTheirRules() {
    ObjectNode log = Schemas.request(registry.find("log"));
    assertThat(log.at("/required").toString()).isEqualTo("[\"episode\",\"role\",\"text\"]");
    assertThat(log.at("/properties/role/enum").toString())
        .isEqualTo("[\"user\",\"assistant\",\"tool\",\"document\"]");
    assertThat(log.at("/properties/at/format").stringValue()).isEqualTo("date-time");
    assertThat(log.at("/properties/exit_code/type").stringValue()).isEqualTo("integer");
    assertThat(log.at("/properties/text/description").stringValue()).isNotBlank();
    assertThat(log.at("/additionalProperties").booleanValue()).isFalse();
    assertThat(Schemas.request(registry.find("search"))
            .at("/properties/as_of/anyOf")
            .size())
        .isEqualTo(2);
  }

  @Test
  void refuseWhatTheRegistryRefuses() throws Exception {
    ObjectNode log = Schemas.request(registry.find("log"));
    for (String wrong : new String[] {
      "{}",
      "{\"episode\": \"e\", \"role\": \"nobody\", \"text\": \"x\"}",
      "{\"episode\": \"e\", \"role\": \"user\", \"text\": 5}",
      "{\"episode\": \"e\", \"role\": \"user\", \"text\": \"x\", \"texts\": \"y\"}",
      "{\"episode\": \"e\", \"role\": \"user\", \"text\": \"x\", \"exit_code\": 1.5}"
    }) {
      assertThat(validator.getSchema(log).validate(mapper.readTree(wrong)))
          .as(wrong)
          .isNotEmpty();
    }
  }

  @Test
  void explanationsHoldExplanations() throws Exception {
    ObjectNode search = Schemas.answer(registry.find("search"));
    assertThat(search.at("/properties/results/items/properties/why/$ref").stringValue())
        .isEqualTo("#/$defs/Explanation");
    assertThat(search.at("/$defs/Explanation/properties/parts/items/$ref").stringValue())
        .isEqualTo("#/$defs/Explanation");
    assertThat(search.at("/$defs/Explanation/properties/op/enum").size()).isGreaterThan(4);
    ObjectNode definitions = Schemas.node();
    Class<?> answer = registry.find("search").answer();
    assertThat(Schemas.record(answer, definitions, "#/components/schemas/").toString())
        .contains("#/components/schemas/Explanation")
        .doesNotContain("$defs");
    assertThat(definitions.has("Explanation")).isTrue();
  }

  @Test
  void whatMayBeAbsentIsNotRequired() {
    ObjectNode failure = Schemas.record(Failure.class);
    assertThat(failure.at("/properties/error/required").toString())
        .isEqualTo("[\"code\",\"message\"]");
  }
}
