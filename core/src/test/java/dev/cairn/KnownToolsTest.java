package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Risk;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is known of tools")
class KnownToolsTest {
  private final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  private ReadTools.Tool of(String tool) {
    return tester.memory().tools(ReadTools.of(tool)).tools().get(0);
  }

  private void ran(String... tools) {
    tester.memory().recordRun(RecordRun.of(List.of(tools)));
  }

  @Test
  void theRiskIsThatOfTheToolNotOfWhereItLives() {
    tester
        .memory()
        .registerTools(RegisterTools.of(
            "mail",
            RegisterTools.Tool.of("get_message", "Show one message."),
            RegisterTools.Tool.of("mail:list_folders", "List the folders."),
            RegisterTools.Tool.of("delete_message", "Delete a message for good.")));
    ran("mail:count_messages");
    assertThat(of("mail:get_message").risk()).isEqualTo(Risk.SAFE);
    assertThat(of("mail:count_messages").risk()).isEqualTo(Risk.SAFE);
    assertThat(of("mail:delete_message").risk()).isEqualTo(Risk.DANGEROUS);
  }

  @Test
  void thoseWithMostRunsComeFirst() {
    ran("git:add", "git:commit");
    ran("git:add", "git:commit");
    ran("git:add");
    assertThat(tester.memory().tools(ReadTools.ALL).tools())
        .extracting(tool -> tool.tool().toString())
        .containsExactly("git:add", "git:commit");
    assertThat(of("git:add").runs()).isEqualTo(3);
    assertThat(of("git:add").registered()).isFalse();
  }

  @Test
  void whatIsUsedTogetherIsOneGroup() {
    for (int run = 0; run < 3; run++) {
      ran("git:add", "git:commit", "git:push");
      ran("mail:search", "mail:read", "mail:reply");
    }
    assertThat(of("git:add").cluster()).isEqualTo(of("git:push").cluster());
    assertThat(of("git:add").cluster()).isNotEqualTo(of("mail:read").cluster());
    ExploreTools.Answer groups =
        tester.memory().exploreTools(new ExploreTools(OptionalInt.empty()), Reading.LATEST);
    assertThat(groups.groups()).isEqualTo(2);
    assertThat(groups.clusters()).allSatisfy(group -> {
      assertThat(group.size()).isEqualTo(3);
      assertThat(group.stars()).isNotEmpty();
    });
  }

  @Test
  void aToolNobodyKnowsIsNotFound() {
    assertThatThrownBy(() -> of("git:frobnicate"))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("git:frobnicate");
  }

  @Test
  void thePastIsRefusedWithAWayOut() {
    assertThatThrownBy(
            () -> tester.memory().tools(ReadTools.ALL, Reading.asOf(new AsOf.Position(1))))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("as_of");
  }
}
