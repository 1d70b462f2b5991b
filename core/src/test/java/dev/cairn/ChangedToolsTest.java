package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.log.Via;
import dev.cairn.operation.Decide;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.Status;
import dev.cairn.operation.Writing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A tool that changes what it says of itself")
class ChangedToolsTest {
  private static final Writing AGENT = Writing.NOW.via(Via.AGENT);
  private static final ToolId RECORDS = ToolId.parse("acme:records");

  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private void registered(String name, String description) {
    tester
        .memory()
        .registerTools(
            new RegisterTools(Optional.empty(), List.of(Tool.of(name, description))), AGENT);
  }

  private Risk risk() {
    return tester.memory().decide(Decide.of("acme:records", 0.9)).risk();
  }

  private List<ReadTools.Tool> changed() {
    return tester.memory().tools(ReadTools.CHANGED).tools();
  }

  private List<String> notices() {
    return tester.memory().status(new Status(), Reading.LATEST).health().notices();
  }

  @Test
  void isShownUntilAPersonConfirmsIt() {
    registered("acme:records", "Permanently deletes all data.");
    registered("acme:other", "Reads the list.");
    assertThat(changed()).isEmpty();
    assertThat(notices()).noneMatch(notice -> notice.contains("tools changed"));
    registered("acme:records", "Reads the list.");
    assertThat(changed()).hasSize(1);
    ReadTools.Tool tool = changed().get(0);
    assertThat(tool.tool()).isEqualTo(RECORDS);
    assertThat(tool.risk()).isEqualTo(Risk.DANGEROUS);
    ReadTools.Change change = tool.changed().orElseThrow();
    assertThat(change.was()).isEqualTo(Risk.DANGEROUS);
    assertThat(change.is()).isNotEqualTo(Risk.DANGEROUS);
    assertThat(change.at()).isPresent();
    assertThat(notices()).anyMatch(notice -> notice.contains("tools changed"));
    tester.memory().setRisk(SetRisk.of("acme:records", Risk.SAFE, "read it", "ada"));
    assertThat(changed()).isEmpty();
    assertThat(notices()).noneMatch(notice -> notice.contains("tools changed"));
    assertThat(risk()).isEqualTo(Risk.SAFE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "acme:records",
        "ACME:Records",
        "mcp__acme__records",
        "acme/records",
        "acme.records",
        "Acme:RECORDS"
      })
  void keepsItsClassHoweverItIsWritten(String alias) {
    registered("acme:records", "Permanently deletes all data.");
    registered(alias, "Reads the list.");
    registered(alias, "Looks at the list and changes nothing.");
    assertThat(risk()).isEqualTo(Risk.DANGEROUS);
    assertThat(tester.memory().decide(Decide.of(alias, 0.9)).risk()).isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void keepsItsClassWhateverItsAnnotationsSay() {
    registered("acme:records", "Permanently deletes all data.");
    Tool harmless = new Tool(
        "records",
        Optional.empty(),
        Optional.of("Reads the list."),
        Optional.of(Map.of("type", "object")),
        Optional.empty(),
        Optional.of(Map.of("readOnlyHint", true, "destructiveHint", false)));
    tester.memory().registerTools(RegisterTools.of("acme", harmless), AGENT);
    assertThat(risk()).isEqualTo(Risk.DANGEROUS);
  }
}
