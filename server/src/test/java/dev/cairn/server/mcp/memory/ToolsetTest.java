package dev.cairn.server.mcp.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.cairn.decide.Tokens;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Operation.Kind;
import dev.cairn.server.door.Backend;
import dev.cairn.server.mcp.Fake;
import dev.cairn.server.mcp.Protocol;
import dev.cairn.server.operation.Bound;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("Toolsets")
class ToolsetTest {
  private static final int TOKENS_MAX = 2_500;

  private static Toolbox box(String toolsets) {
    return new Toolbox(Fake.REGISTRY, Toolset.parse(toolsets), Toolbox.PAGE);
  }

  private static List<String> names(String toolsets) {
    return box(toolsets).tools().stream().map(Tool::name).toList();
  }

  @Test
  void offerWhatExists() {
    assertThat(names(Toolset.DEFAULT)).contains("start_episode", "log", "end_episode", "search");
    assertThat(names(Toolset.DEFAULT)).doesNotContain("status", "backup");
    assertThat(names("admin"))
        .contains("status", "contexts", "configure", "verify", "rebuild", "backup")
        .doesNotContain("search");
    assertThat(names("compat")).isEmpty();
    assertThat(names("memory, admin")).contains("search", "status");
  }

  @Test
  void streamsAreNotOffered() {
    List<String> all = Fake.REGISTRY.operations().stream()
        .filter(operation -> operation.stream() == Bound.Stream.NONE)
        .map(Bound::name)
        .toList();
    assertThat(names("all")).containsExactlyElementsOf(all);
  }

  @Test
  void everyOperationBelongsToOne() {
    List<String> placed = Arrays.stream(Toolset.values())
        .flatMap(toolset -> toolset.operations().stream())
        .filter(name -> !name.isEmpty())
        .toList();
    assertThat(placed).doesNotHaveDuplicates();
    assertThat(Fake.REGISTRY.operations())
        .filteredOn(operation -> operation.stream() == Bound.Stream.NONE)
        .extracting(Bound::name)
        .isSubsetOf(placed);
  }

  @Test
  void unknownOnesAreRefused() {
    assertThatThrownBy(() -> Toolset.parse("memory,admn"))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("unknown toolset 'admn'")
        .hasMessageContaining("admin")
        .hasMessageContaining("all");
    assertThatThrownBy(() -> Toolset.parse("")).isInstanceOf(CairnException.class);
  }

  @Test
  void theDefaultOnesAreCheapToRead() {
    Protocol protocol = Fake.protocol(Fake.backend((o, c, r) -> "{}"), Toolset.DEFAULT);
    JsonNode listed = Fake.ask(protocol, "tools/list", null).path("result");
    String definitions = listed.toString();
    assertThat(Tokens.count(definitions)).isLessThan(TOKENS_MAX);
    assertThat(Instructions.TEXT.split("\\s+")).hasSizeLessThan(150);
  }

  @Test
  void sayWhenToRemember() {
    assertThat(Instructions.TEXT)
        .contains("states something that should hold beyond this task")
        .contains("quote their sentence");
    for (String tool : List.of("remember", "check", "log")) {
      assertThat(Fake.REGISTRY.find(tool).does())
          .as(tool)
          .contains("the user", "quote their sentence");
    }
  }

  @Test
  void everyToolTakesAContext() {
    assertThat(box("all").tools())
        .allSatisfy(tool ->
            assertThat(tool.inputSchema().get("properties").toString()).contains("context="));
  }

  @Test
  void hintsAreTruthful() {
    for (Tool tool : box("all").tools()) {
      Bound<?, ?> operation = Fake.REGISTRY.find(tool.name());
      assertThat(tool.annotations().openWorldHint()).isFalse();
      if (operation.kind() == Kind.READ) {
        assertThat(tool.annotations().readOnlyHint()).as(tool.name()).isTrue();
      }
      if (operation.kind() == Kind.WRITE) {
        assertThat(tool.annotations().readOnlyHint()).as(tool.name()).isNull();
        boolean takes = List.of("ingest", "retract", "erase", "approve", "set_risk", "trust_server")
            .contains(tool.name());
        assertThat(Boolean.FALSE.equals(tool.annotations().destructiveHint()))
            .as(tool.name())
            .isEqualTo(!takes);
      }
    }
    Map<String, Tool> house = box("admin").tools().stream()
        .collect(java.util.stream.Collectors.toMap(Tool::name, tool -> tool));
    assertThat(house.get("verify").annotations().readOnlyHint()).isTrue();
    assertThat(house.get("rebuild").annotations().readOnlyHint()).isNull();
    assertThat(house.get("backup").annotations().destructiveHint()).isFalse();
  }

  @Test
  void pagesJoinToTheWholeList() {
    Toolbox small = new Toolbox(Fake.REGISTRY, Set.of(Toolset.values()), 3);
    List<Tool> joined = new java.util.ArrayList<>(small.list(Optional.empty()).tools());
    String cursor = small.list(Optional.empty()).nextCursor();
    while (cursor != null) {
      assertThat(small.list(Optional.of(cursor)).tools()).hasSizeLessThanOrEqualTo(3);
      joined.addAll(small.list(Optional.of(cursor)).tools());
      cursor = small.list(Optional.of(cursor)).nextCursor();
    }
    assertThat(joined).isEqualTo(small.tools());
    assertThat(box(Toolset.DEFAULT).list(Optional.empty()).nextCursor()).isNull();
  }

  @Test
  void answersAndErrorsFitTheOutputSchema() {
    SchemaRegistry validator =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    try (Backend backend = Fake.memory()) {
      Protocol protocol = Fake.protocol(backend, "memory");
      for (Map<String, String> arguments : List.of(Map.of("id", "e"), Map.of("idd", "e"))) {
        JsonNode result = Fake.call(protocol, "start_episode", arguments);
        JsonNode schema =
            JsonMapper.shared().valueToTree(box("memory").tools().get(0).outputSchema());
        assertThat(validator.getSchema(schema).validate(result.get("structuredContent")))
            .isEmpty();
        assertThat(result.get("isError").booleanValue()).isEqualTo(arguments.containsKey("idd"));
      }
    }
  }
}
