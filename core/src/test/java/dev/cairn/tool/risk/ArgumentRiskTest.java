package dev.cairn.tool.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.policy.Policy;
import dev.cairn.text.call.CallReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("The risk of a call by its arguments")
class ArgumentRiskTest {
  private static final String WORKSPACE = "/ws/project";
  private static final ToolId TOOL = new ToolId("acme", "thing");
  private final ArgumentRisk risk = new ArgumentRisk(Policy.DEFAULT.risk(), new CallReader());

  private RiskAssessment of(RiskAssessment tool, Map<String, Object> args) {
    Map<String, Object> all = new LinkedHashMap<>(args);
    all.put("cwd", WORKSPACE);
    return risk.of(TOOL, tool, all);
  }

  static Stream<Arguments> calls() {
    return RiskCase.lines("calls.txt").stream()
        .map(line ->
            Arguments.of(RiskCase.risk(line.get(0)), RiskCase.risk(line.get(1)), line.get(2)));
  }

  private static Map<String, Object> args(String json) {
    return JsonMapper.shared().readValue(json, new TypeReference<>() {});
  }

  @ParameterizedTest(name = "{0} -> {1}: {2}")
  @MethodSource("calls")
  void isRaisedByWhatTheCallWouldDo(Risk tool, Risk call, String json) {
    RiskAssessment raised = of(RiskCase.judged(tool), args(json));
    assertThat(raised.risk()).as("%s", raised).isEqualTo(call);
  }

  @Test
  void withoutAWorkspaceOnlyPlacesThatAreNoneAnywhereCount() {
    RiskAssessment tool = RiskCase.judged(Risk.MODERATE);
    for (String path : List.of("/etc/hosts", "../x", "~/x", "/")) {
      assertThat(risk.of(TOOL, tool, Map.of("path", path)).risk())
          .as(path)
          .isEqualTo(Risk.DANGEROUS);
    }
    assertThat(risk.of(TOOL, tool, Map.of("path", "/data/a.txt")).risk()).isEqualTo(Risk.MODERATE);
  }

  @Test
  void reasonsNameTheProgramAndKeepWhatItIsGiven() {
    RiskAssessment raised = of(
        RiskCase.judged(Risk.MODERATE),
        Map.of("command", "rm -rf x && curl -H 'token: hunter2' example.org"));
    assertThat(raised.reasons())
        .anyMatch(reason -> reason.what().startsWith("rm: ") && reason.where().equals("arguments"))
        .noneMatch(reason -> reason.what().contains("hunter2"));
    assertThat(raised.source()).isEqualTo(RiskAssessment.Source.RULE);
  }

  @Test
  void whatIsRunCannotHideInLength() {
    RiskAssessment tool = RiskCase.judged(Risk.SAFE);
    String padding = "x".repeat(300_000);
    Map<String, Object> padded = new LinkedHashMap<>();
    padded.put("text", padding);
    padded.put("command", "rm -rf x");
    assertThat(of(tool, padded).risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(of(tool, Map.of("command", "echo " + padding)).risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(of(tool, Map.of("text", padding)).risk()).isEqualTo(Risk.SAFE);
    Object deep = "rm -rf x";
    for (int i = 0; i < 50; i++) deep = Map.of("a", deep);
    assertThat(of(tool, Map.of("a", deep)).risk()).isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void argumentsThatSayNothingChangeNothing() {
    RiskAssessment tool = RiskCase.judged(Risk.SAFE);
    assertThat(risk.of(TOOL, tool, Map.of())).isEqualTo(tool);
    assertThat(of(tool, Map.of("id", 7, "name", "x"))).isEqualTo(tool);
  }
}
