package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Decide;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.SetRisk;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("A decision about a tool that carries out what it is given")
class ExecutorRiskTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private Decide.Answer decide(String tool, Map<String, Object> args) {
    return memory().decide(Decide.of(tool, 0.9).args(args));
  }

  static Stream<Arguments> calls() {
    try (InputStream in = ExecutorRiskTest.class.getResourceAsStream("/risk/decided.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .map(line -> line.split(" \\| ", 3))
              .map(parts -> Arguments.of(parts[0], parts[1], parts[2]))
              .toList()
              .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest(name = "{0} {2}: {1}")
  @MethodSource("calls")
  void isAsRiskyAsWhatItWouldCarryOut(String tool, String risk, String json) {
    Map<String, Object> args = JsonMapper.shared().readValue(json, new TypeReference<>() {});
    Decide.Answer answer = decide(tool, args);
    assertThat(answer.risk().label()).as("%s", answer.riskReasons()).isEqualTo(risk);
    assertThat(answer.riskReasons()).isNotEmpty();
  }

  private void register(String name, String description, Map<String, Object> properties) {
    memory()
        .registerTools(RegisterTools.of(
            "acme",
            new RegisterTools.Tool(
                name,
                Optional.empty(),
                Optional.of(description),
                Optional.of(Map.of("type", "object", "properties", properties)),
                Optional.empty(),
                Optional.empty())));
  }

  @Test
  void isKnownByItsSchema() {
    register(
        "helper",
        "Runs what you need on the build machine.",
        Map.of("command", Map.of("type", "string", "description", "the shell command to run")));
    assertThat(decide("acme:helper", Map.of("command", "ls")).risk()).isEqualTo(Risk.SAFE);
    assertThat(decide("acme:helper", Map.of("anything", "rm -rf /srv")).risk())
        .isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void isShownAsDangerousBecauseItDependsOnItsArguments() {
    register("bash", "Looks at files.", Map.of("command", Map.of("type", "string")));
    assertThat(
            memory().thresholds(ReadThresholds.of("acme:bash")).tools().get(0).risk())
        .isEqualTo(Risk.DANGEROUS);
    assertThat(memory().tools(ReadTools.of("acme:bash")).tools())
        .anyMatch(
            tool -> tool.tool().equals(ToolId.parse("acme:bash")) && tool.risk() == Risk.DANGEROUS);
    assertThat(memory().findTools(FindTools.of("bash looks at files")).results())
        .anyMatch(result -> result.tool().equals(ToolId.parse("acme:bash"))
            && result.risk().equals(Optional.of(Risk.DANGEROUS)));
  }

  @Test
  void isNeverLessRiskyThanAPersonSaid() {
    memory().setRisk(SetRisk.of("shell", Risk.MODERATE, "a build machine", "ada"));
    assertThat(decide("shell", Map.of("command", "ls")).risk()).isEqualTo(Risk.MODERATE);
    assertThat(decide("shell", Map.of("command", "rm -rf /")).risk()).isEqualTo(Risk.DANGEROUS);
    memory().setRisk(SetRisk.of("shell", Risk.DANGEROUS, "production", "ada"));
    assertThat(decide("shell", Map.of("command", "ls")).risk()).isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void staysOneWhateverItSaysLater() {
    register("helper", "Runs a shell command.", Map.of("command", Map.of("type", "string")));
    register("helper", "Reads the list.", Map.of("x", Map.of("type", "string")));
    assertThat(decide("acme:helper", Map.of("x", "rm -rf /srv")).risk()).isEqualTo(Risk.DANGEROUS);
    memory().setRisk(SetRisk.of("acme:helper", Risk.SAFE, "looked at it", "ada"));
    assertThat(decide("acme:helper", Map.of("x", "rm -rf /srv")).risk())
        .as("a person's word is the least")
        .isEqualTo(Risk.DANGEROUS);
    assertThat(decide("acme:helper", Map.of("x", "ls")).risk()).isEqualTo(Risk.SAFE);
  }

  /** D12. */
  @Test
  void aToolThatChangedIsAsBadAsItWasUntilAPersonConfirms() {
    register("records", "Permanently deletes all data.", Map.of());
    assertThat(memory().decide(Decide.of("acme:records", 0.9)).risk()).isEqualTo(Risk.DANGEROUS);
    register("records", "Reads the list.", Map.of());
    Decide.Answer changed = memory().decide(Decide.of("acme:records", 0.9));
    assertThat(changed.risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(changed.flags()).contains("changed");
    ReadThresholds.Tool shown =
        memory().thresholds(ReadThresholds.of("acme:records")).tools().get(0);
    assertThat(shown.risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(shown.flags()).contains("changed");
    memory().setRisk(SetRisk.of("acme:records", Risk.SAFE, "looked at it", "ada"));
    Decide.Answer confirmed = memory().decide(Decide.of("acme:records", 0.9));
    assertThat(confirmed.risk()).isEqualTo(Risk.SAFE);
    register("records", "Reads the longer list.", Map.of());
    assertThat(memory().decide(Decide.of("acme:records", 0.9)).risk())
        .as("changed again")
        .isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void hostileTextsAreReadInBoundedTime() {
    for (String text : List.of(
        "ls " + "(".repeat(100_000),
        "rm -r src;" + "a;".repeat(40_000),
        "x".repeat(1_000_000),
        "$(".repeat(50_000),
        "rm -rf /srv; " + "echo ok; ".repeat(10_000))) {
      assertThat(decide("shell", Map.of("command", text)).risk()).isEqualTo(Risk.DANGEROUS);
      assertThat(decide("sql:execute", Map.of("sql", text)).risk()).isEqualTo(Risk.DANGEROUS);
      assertThat(decide("python", Map.of("code", "eval(" + text)).risk()).isEqualTo(Risk.DANGEROUS);
    }
  }
}
