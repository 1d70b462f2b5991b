package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Retract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What one tool gives and another takes")
class SchemaFlowTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private static Map<String, Object> schema(String field, String type) {
    return Map.of("type", "object", "properties", Map.of(field, Map.of("type", type)));
  }

  private static Tool tool(String name, Map<String, Object> takes, Map<String, Object> gives) {
    return new Tool(
        name,
        Optional.empty(),
        Optional.of("Does it."),
        Optional.of(takes),
        Optional.of(gives),
        Optional.empty());
  }

  private static Tool giving(String name, String field, String type) {
    return tool(name, Map.of(), schema(field, type));
  }

  private static Tool taking(String name, String field, String type) {
    return tool(name, schema(field, type), Map.of());
  }

  private void register(Tool... tools) {
    tester.memory().registerTools(RegisterTools.of("github", tools));
  }

  private List<String> providers() {
    return tester.memory().graph(ReadGraph.ALL).edges().stream()
        .filter(edge -> edge.source().equals("tool:github:search_issues"))
        .map(edge -> edge.target() + " " + edge.contributions().keySet())
        .toList();
  }

  @Test
  void isALinkHoweverTheFieldIsWritten() {
    register(
        giving("search_issues", "issueId", "string"), taking("close_issue", "issue_id", "string"));
    assertThat(providers()).containsExactly("tool:github:close_issue [schema-flow]");
  }

  @Test
  void isALinkWhicheverWasToldFirst() {
    register(taking("close_issue", "issue_id", "string"));
    register(giving("search_issues", "issue_id", "string"));
    assertThat(providers()).hasSize(1);
  }

  @Test
  void mustBeOfOneType() {
    register(
        giving("search_issues", "issue_id", "string"),
        taking("close_issue", "issue_id", "integer"));
    assertThat(providers()).isEmpty();
  }

  @Test
  void saysNothingWhereEverybodyTakesIt() {
    List<Tool> tools = new ArrayList<>(List.of(giving("search_issues", "name", "string")));
    for (int i = 0; i < 13; i++) {
      tools.add(taking("tool" + i, "name", "string"));
    }
    register(tools.toArray(Tool[]::new));
    assertThat(providers()).isEmpty();
  }

  @Test
  void anIdIsThatOfWhatTheToolIsNamedFor() {
    register(giving("search_issues", "issue_id", "string"));
    register(giving("create_issue", "id", "string"), taking("close_issue", "issue_id", "string"));
    assertThat(tester.memory().graph(ReadGraph.from("tool:github:create_issue")).edges())
        .extracting(edge -> edge.target())
        .containsExactly("tool:github:close_issue");
  }

  @Test
  void goesWhenItIsRetracted() {
    register(
        giving("search_issues", "issue_id", "string"), taking("close_issue", "issue_id", "string"));
    tester.memory().retract(Retract.of("schema-flow"));
    assertThat(providers()).isEmpty();
  }

  @Test
  void aCapabilityIsNotToldOfAsATool() {
    assertThatThrownBy(() -> tester
            .memory()
            .registerTools(RegisterTools.of("capability", Tool.of("release", "Releases."))))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.field()).contains("tools[0].name"));
  }
}
