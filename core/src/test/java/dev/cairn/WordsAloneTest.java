package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.index.CountingEmbedder;
import dev.cairn.index.HashingEmbedder;
import dev.cairn.operation.Configure;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Tools found by words alone")
class WordsAloneTest {
  private static final FindTools DOOR = FindTools.of("open the front door");

  private static void register(Context memory) {
    List<Tool> tools = new ArrayList<>(List.of(
        Tool.of("open_front_door", "Open the front door."),
        Tool.of("create_issue", "Create an issue in a repository."),
        Tool.of("read_file", "Read a file from disk."),
        Tool.of("send_mail", "Send a mail to somebody."),
        Tool.of("deploy", "Deploy the program to a server.")));
    for (int i = 0; i < 195; i++) {
      tools.add(Tool.of("turn_lamp_" + i, "Turn lamp number " + i + " on or off."));
    }
    memory.registerTools(new RegisterTools(Optional.of("all"), tools));
  }

  private static FindTools.Result best(FindTools.Answer answer) {
    return answer.results().get(0);
  }

  @Test
  void areLessSureThanWithVectors() {
    try (Tester words = new Tester();
        Tester placed = new Tester(settings -> settings.embedder(new HashingEmbedder()))) {
      register(words.memory());
      register(placed.memory());
      FindTools.Answer less = words.memory().findTools(DOOR);
      FindTools.Answer more = placed.memory().findTools(DOOR);
      assertThat(less.notice()).hasValueSatisfying(it -> assertThat(it).contains("words alone"));
      assertThat(best(less).tool()).isEqualTo(best(more).tool());
      assertThat(best(less).confidence()).isLessThan(best(more).confidence());
      assertThat(best(words.memory().findTools(DOOR.after("all:send_mail"))).confidence())
          .isLessThan(
              best(placed.memory().findTools(DOOR.after("all:send_mail"))).confidence());
    }
  }

  @Test
  void areRareBecauseACatalogueOfSomeHundredIsPlacedBeforeTheFirstAnswer() {
    try (Tester placed = new Tester(settings -> settings.embedder(new HashingEmbedder()))) {
      register(placed.memory());
      assertThat(placed.memory().findTools(DOOR).notice()).isEmpty();
    }
  }

  @Test
  void areGivenWhereThatTakesTooLong() {
    CountingEmbedder slow = CountingEmbedder.heldUp();
    try (Tester tester = new Tester(settings -> settings.embedder(slow))) {
      try {
        tester
            .memory()
            .configure(new Configure(
                Optional.empty(), Optional.of(Map.of("tool.awaited_milliseconds", 20))));
        register(tester.memory());
        assertThat(tester.memory().findTools(DOOR).notice())
            .hasValueSatisfying(it -> assertThat(it).contains("words alone"));
      } finally {
        // Or nobody could close it.
        slow.allow(1_000_000);
      }
    }
  }

  @Test
  void areThoseNamedByThePhraseItselfWhereThereAreAny() {
    try (Tester words = new Tester()) {
      register(words.memory());
      words
          .memory()
          .registerTools(
              RegisterTools.of("more", Tool.of("create_bug_report", "Write down a defect.")));
      assertThat(best(words.memory().findTools(FindTools.of("create a bug report")))
              .tool())
          .hasToString("more:create_bug_report");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "file a bug report, all:create_issue",
    "please raise an issue, all:create_issue",
    "roll out the program, all:deploy"
  })
  void areThoseThatAPhraseOfSeveralWordsStandsFor(String request, String tool) {
    try (Tester words = new Tester()) {
      register(words.memory());
      assertThat(best(words.memory().findTools(FindTools.of(request))).tool()).hasToString(tool);
    }
  }
}
