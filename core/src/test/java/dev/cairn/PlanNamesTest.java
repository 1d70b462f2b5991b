package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ToolId;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Writing;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A plan keeps what the request names, or says why not")
class PlanNamesTest {
  private static final String OTHER_WORDS = "author the code, build it, check it and ship it";

  private final Tester tester = new Tester();

  @BeforeEach
  void learn() {
    memory()
        .registerTools(RegisterTools.of(
            "dev",
            Tool.of("write", "Write source code to a file."),
            Tool.of("compile", "Compile the sources."),
            Tool.of("test", "Run the tests."),
            Tool.of("deploy", "Deploy the program."),
            Tool.of("lint", "Look for bad style."),
            Tool.of("mail", "Send a mail.")));
    for (int i = 0; i < 8; i++) {
      memory()
          .recordRun(RecordRun.of(List.of("dev:write", "dev:compile", "dev:test", "dev:deploy"))
              .intent("write the feature, compile it, test it and deploy it"));
    }
  }

  @AfterEach
  void close() {
    tester.close();
  }

  private Context memory() {
    return tester.memory();
  }

  private static List<String> tools(PlanTools.Answer plan) {
    return plan.tasks().stream()
        .map(task -> task.tool().map(ToolId::toString).orElse(""))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        OTHER_WORDS,
        "draft the module, build the binary, verify that it works and release it to production",
        "implement the login page, make sure it builds, run the checks and roll it out",
        "please compose a parser, assemble it, validate the result, then publish"
      })
  void thoughInOtherWords(String request) {
    assertThat(tools(memory().plan(PlanTools.of(request))))
        .containsExactly("dev:write", "dev:compile", "dev:test", "dev:deploy");
  }

  @Test
  void thoughPastRunsDidNotSayWhatTheyWereFor() {
    try (Tester other = new Tester()) {
      for (int i = 0; i < 8; i++) {
        other
            .memory()
            .recordRun(RecordRun.of(List.of("dev:write", "dev:compile", "dev:test", "dev:deploy")));
      }
      assertThat(tools(other.memory().plan(PlanTools.of(OTHER_WORDS))))
          .containsExactly("dev:write", "dev:compile", "dev:test", "dev:deploy");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {OTHER_WORDS, "write the feature, compile it, test it and deploy it"})
  void notMoreTasksThanAskedForAndSaysWhichAreMissing(String request) {
    PlanTools.Answer plan = memory().plan(PlanTools.of(request).maxTasks(2));
    assertThat(plan.tasks()).hasSize(2);
    List<String> missing = List.of("dev:write", "dev:compile", "dev:test", "dev:deploy").stream()
        .filter(tool -> !tools(plan).contains(tool))
        .toList();
    assertThat(plan.notice()).hasValueSatisfying(it -> assertThat(it).contains(missing));
  }

  @Test
  void notWhatMostlyFailsAndSaysSo() {
    for (int day = 1; day <= 8; day++) {
      memory()
          .recordRun(
              RecordRun.of(Step.of("dev:deploy").ok(false)),
              Writing.at(Tester.NOON.minus(Duration.ofDays(day))));
    }
    PlanTools.Answer plan = memory().plan(PlanTools.of(OTHER_WORDS));
    assertThat(tools(plan)).containsExactly("dev:write", "dev:compile", "dev:test");
    assertThat(plan.notice())
        .hasValueSatisfying(it -> assertThat(it).contains("dev:deploy mostly fails"));
  }

  @Test
  void notATwinOfWhatTheSameWordsNameAndSaysSo() {
    memory().registerTools(RegisterTools.of("old", Tool.of("compile", "Compile as it was done.")));
    for (int i = 0; i < 3; i++) {
      memory()
          .recordRun(RecordRun.of(List.of("dev:write", "old:compile", "dev:test", "dev:deploy"))
              .intent("write the feature, compile it, test it and deploy it"));
    }
    PlanTools.Answer plan = memory().plan(PlanTools.of("write it, compile it, test it, deploy it"));
    assertThat(tools(plan)).contains("dev:compile");
    assertThat(
            tools(plan).contains("old:compile")
                ? Optional.of("old:compile is there")
                : plan.notice())
        .hasValueSatisfying(it -> assertThat(it).contains("old:compile"));
  }

  @Test
  void notWhatNobodyNamed() {
    assertThat(tools(memory().plan(PlanTools.of(OTHER_WORDS))))
        .doesNotContain("dev:lint", "dev:mail");
  }
}
