package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.operation.Configure;
import dev.cairn.operation.FindPath;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Retract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What anybody says of tools counts among tools, until it is taken back")
class EvidenceOfToolsTest {
  private static final String MAKE = "tool:office:make_report";
  private static final String FAX = "tool:office:send_fax";
  private static final String MAIL = "tool:office:send_mail";
  private static final FindTools SEND =
      FindTools.of("send a report").limit(10).after("office:make_report");

  private final Tester tester = new Tester();

  @BeforeEach
  void register() {
    memory()
        .registerTools(RegisterTools.of(
            "office",
            Tool.of("make_report", "Make a report."),
            Tool.of("send_fax", "Send a report."),
            Tool.of("send_mail", "Send a report."),
            Tool.of("open_door", "Open a door.")));
  }

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private void seedProfile() {
    memory().configure(new Configure(Optional.of("seed"), Optional.empty()));
  }

  private static Map<String, Object> edge(String from, String relation, String to, double value) {
    return Map.of("source", from, "relation", relation, "target", to, "contribution", value);
  }

  private Ingest.Answer says(String adapter, List<Map<String, Object>> edges) {
    return memory().ingest(Ingest.of("emission", Map.of("adapter", adapter, "edges", edges)));
  }

  private void says(String adapter, String from, String relation, String to, double value) {
    assertThat(says(adapter, List.of(edge(from, relation, to, value))).rejected())
        .isEmpty();
  }

  /** Ten edges, the one in question with the smallest value or the largest. */
  private void saysAmongTen(String adapter, double value) {
    List<Map<String, Object>> nodes = new ArrayList<>();
    List<Map<String, Object>> edges = new ArrayList<>();
    IntStream.range(2, 11).forEach(i -> {
      nodes.add(Map.of("id", "n" + i));
      edges.add(edge("n" + i, "likes", "n" + i, i));
    });
    edges.add(edge(MAKE, "dependency", FAX, value));
    memory()
        .ingest(Ingest.of("emission", Map.of("adapter", adapter, "nodes", nodes, "edges", edges)));
  }

  private Optional<ReadGraph.Edge> edge() {
    return memory().graph(ReadGraph.from(MAKE)).edges().stream()
        .filter(each -> each.target().equals(FAX))
        .findFirst();
  }

  private void stands(String standing, double weight) {
    assertThat(edge().orElseThrow().standing()).contains(standing);
    assertThat(edge().orElseThrow().toolWeight().orElseThrow()).isCloseTo(weight, within(1e-12));
  }

  @Test
  @DisplayName("a tool is a node under the name it has everywhere else, in any spelling of it")
  void toolsAreNodesByTheirOwnNames() {
    says("human", "office:make_report", "dependency", "mcp__office__sendFax", 1);

    assertThat(edge()).isPresent();
    assertThat(memory()
            .edge(ReadEdge.between("office:make_report", "office:send_fax"))
            .edges())
        .hasSize(1);
    assertThat(memory()
            .path(FindPath.between("office:make_report", "office:send_fax"))
            .nodes())
        .containsExactly(MAKE, FAX);
    assertThat(memory().graph(ReadGraph.from("office:make_report")).edges()).hasSize(1);
  }

  private List<String> next(NextTools request) {
    return memory().nextTools(request).predictions().stream()
        .map(each -> each.tool().toString())
        .toList();
  }

  private String firstFound() {
    return memory().findTools(SEND).results().stream()
        .map(each -> each.tool().toString())
        .filter(each -> !each.equals("office:make_report"))
        .findFirst()
        .orElseThrow();
  }

  private List<String> waiting() {
    return memory()
        .plan(PlanTools.of("do it").with("office:open_door", "office:send_mail"))
        .tasks()
        .stream()
        .filter(task -> !task.dependsOn().isEmpty())
        .map(task -> task.tool().orElseThrow().toString())
        .toList();
  }

  @Test
  void toolsAndCapabilitiesAreNodesFromTheirRegistrationOn() {
    memory()
        .registerCapability(RegisterCapability.of("reporting", "Do it all.", "office:open_door"));
    assertThat(memory().graph(ReadGraph.ALL).nodes())
        .extracting(node -> node.id() + " " + node.type())
        .contains(MAKE + " tool", FAX + " tool", "capability:reporting capability");
  }

  /** T14. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void oneVoiceIsInferredWhereItSpeaksLoudAndATemplateWhereItWhispers(boolean seed) {
    if (seed) {
      seedProfile();
    }
    saysAmongTen("human", 11);
    stands("inferred", 0.7);
    saysAmongTen("human", 1);
    stands("template", 0.5);
    memory().retract(Retract.of("human"));
    assertThat(edge()).isEmpty();
  }

  @Test
  void twoVoicesAreInferredHoweverLow() {
    saysAmongTen("human", 1);
    saysAmongTen("llm:some", 1);
    stands("inferred", 0.7);
    memory().retract(Retract.of("llm:some"));
    stands("template", 0.5);
  }

  @Test
  void onlyRunsMakeItObserved() {
    says("human", MAKE, "sequence", FAX, 100);
    stands("inferred", 0.35);
    for (int i = 0; i < 5; i++) {
      memory().recordRun(RecordRun.of(List.of("office:make_report", "office:send_fax")));
    }
    stands("observed", 0.5);
    memory().retract(Retract.of("trace"));
    stands("inferred", 0.35);
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void theNextToolIsWhatSomebodySaidUntilItIsTakenBack(String profile) {
    memory().configure(new Configure(Optional.of(profile), Optional.empty()));
    NextTools request = NextTools.after("office:make_report").limit(3);
    says("human", MAKE, "dependency", MAIL, 1);
    assertThat(next(request)).first().isEqualTo("office:send_mail");
    assertThat(next(request.intent("send a report"))).first().isEqualTo("office:send_mail");
    memory().retract(Retract.of("human"));
    assertThat(next(request.intent("send a report"))).first().isNotEqualTo("office:send_mail");
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "seed"})
  void aToolIsFoundByWhatSomebodySaidOfTheOneInUse(String profile) {
    memory().configure(new Configure(Optional.of(profile), Optional.empty()));
    for (int i = 0; i < 3; i++) {
      memory().recordRun(RecordRun.of(List.of("office:make_report", "office:open_door")));
    }
    String before = firstFound();
    String other = before.equals("office:send_fax") ? MAIL : FAX;
    says("importer", MAKE, "sequence", other, 1);
    assertThat("tool:" + firstFound()).isEqualTo(other);
    memory().retract(Retract.of("importer"));
    assertThat(firstFound()).isEqualTo(before);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dependency", "provides", "sequence"})
  void aPlanKeepsTheOrderSomebodySaidUntilItIsTakenBack(String relation) {
    assertThat(waiting()).doesNotContain("office:open_door");
    says("llm:some", MAIL, relation, "tool:office:open_door", 1);
    assertThat(waiting()).containsExactly("office:open_door");
    memory().retract(Retract.of("llm:some"));
    assertThat(waiting()).doesNotContain("office:open_door");
  }

  @Test
  void whatIsNoToolOrNoRelationOfToolsDoesNotCount() {
    memory()
        .ingest(Ingest.of(
            "emission",
            Map.of(
                "adapter",
                "human",
                "nodes",
                List.of(Map.of("id", "tool:!!"), Map.of("id", "concept:fax")),
                "edges",
                List.of(
                    edge(MAKE, "likes", FAX, 1),
                    edge(MAKE, "sequence", "tool:!!", 1),
                    edge(MAKE, "sequence", "concept:fax", 1)))));
    assertThat(memory().graph(ReadGraph.from(MAKE)).edges())
        .hasSize(3)
        .allMatch(each -> each.standing().isEmpty());
    assertThat(next(NextTools.after("office:make_report").limit(3))).isNotEmpty();
  }

  @Test
  void aRestartFindsTheSame() {
    says("human", MAKE, "dependency", MAIL, 1);
    tester.restart();
    assertThat(next(NextTools.after("office:make_report"))).first().isEqualTo("office:send_mail");
    stands();
  }

  private void stands() {
    assertThat(memory().graph(ReadGraph.from(MAKE)).edges())
        .singleElement()
        .satisfies(each -> assertThat(each.standing()).contains("inferred"));
  }
}
