package dev.cairn.embed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.Settings;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
@DisplayName("The first search for a tool goes by its meaning")
class FirstAnswerTest {
  @Test
  void aRequestInOtherWordsFindsItAtOnce() {
    Settings settings =
        Settings.inMemory().random(new SplittableRandom(7)).embedder(SentenceModel.DEFAULT.open());
    try (Cairn cairn = Cairn.open(settings)) {
      Context memory = cairn.context("first");
      // However busy the machine is; on an idle one two seconds are enough.
      memory.configure(new Configure(
          Optional.empty(), Optional.of(Map.of("tool.awaited_milliseconds", 60_000))));
      List<Tool> tools = new ArrayList<>(List.of(
          Tool.of("create_issue", "Create a new issue in a repository."),
          Tool.of("read_file", "Read a file from disk."),
          Tool.of("sales_report", "Show the report of this month's sales."),
          Tool.of("send_mail", "Send a mail to somebody.")));
      for (int i = 0; i < 96; i++) {
        tools.add(Tool.of("turn_lamp_" + i, "Turn lamp number " + i + " on or off."));
      }
      memory.registerTools(new RegisterTools(Optional.of("all"), tools));
      FindTools.Answer answer = memory.findTools(FindTools.of("file a bug report"));
      assertThat(answer.notice()).isEmpty();
      assertThat(answer.results())
          .first()
          .satisfies(best -> assertThat(best.tool()).hasToString("all:create_issue"));
    }
  }
}
