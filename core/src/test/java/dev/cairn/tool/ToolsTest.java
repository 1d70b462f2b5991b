package dev.cairn.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.Context;
import dev.cairn.Tester;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.index.HashingEmbedder;
import dev.cairn.log.ToolId;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Embed;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Kind;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import dev.cairn.operation.Writing;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The catalogue of tools")
class ToolsTest {
  private final Tester tester = new Tester();
  private final Context memory = tester.memory();

  @AfterEach
  void close() {
    tester.close();
  }

  private static final Tool ISSUE = Tool.of("createIssue", "Open a new issue in a repository.");
  private static final Tool READ = Tool.of("read_file", "Read a file from disk.");

  private RegisterTools.Answer register(Tool... tools) {
    return memory.registerTools(RegisterTools.of("GitHub", tools));
  }

  private List<String> found(String query) {
    return memory.findTools(FindTools.of(query).limit(10)).results().stream()
        .map(result -> result.tool().toString())
        .toList();
  }

  @Test
  void tellsWhatIsNewWhatChangedAndWhatWasKnown() {
    assertThat(register(ISSUE, READ)).isEqualTo(new RegisterTools.Answer(2, 0, 0, 2));
    assertThat(register(ISSUE, READ)).isEqualTo(new RegisterTools.Answer(0, 0, 2, 2));
    assertThat(memory.head()).as("what is known is not written again").isEqualTo(2);
    Tool other = Tool.of("create-issue", "Open a new issue in a repository.");
    assertThat(register(other, READ)).isEqualTo(new RegisterTools.Answer(0, 1, 1, 3));
    assertThat(register(READ.inputSchema(Map.of("type", "object"))))
        .isEqualTo(new RegisterTools.Answer(0, 1, 0, 4));
  }

  @Test
  void answersTheSameKeyWithTheFirstAnswer() {
    RegisterTools request = RegisterTools.of("GitHub", ISSUE);
    RegisterTools.Answer first = memory.registerTools(request, Writing.once("k"));
    assertThat(memory.registerTools(request, Writing.once("k"))).isEqualTo(first);
    assertThat(memory.head()).isEqualTo(2);
  }

  @Test
  void callsAToolByOneNameHoweverItIsWritten() {
    register(ISSUE);
    assertThat(memory
            .registerTools(new RegisterTools(
                Optional.empty(), List.of(Tool.of("mcp__github__create_issue", "x"))))
            .changed())
        .isEqualTo(1);
    assertThat(found("issue")).containsExactly("github:create_issue");
    memory.registerTools(RegisterTools.of("io.github.acme/files", READ));
    assertThat(found("read")).containsExactly("io_github_acme_files:read_file");
  }

  @Test
  void refusesWhatMakesNoSenseByItsPlaceAndWritesNothing() {
    assertRefused("tools", Code.INVALID_ARGUMENT);
    assertRefused("tools[1].name", Code.INVALID_ARGUMENT, READ, Tool.of(" ", "x"));
    assertRefused("tools[1].name", Code.INVALID_ARGUMENT, READ, Tool.of("--", "x"));
    assertRefused("tools[2].name", Code.INVALID_ARGUMENT, ISSUE, READ, Tool.of("readFile", "x"));
    assertRefused("tools[0].name", Code.TOO_LARGE, Tool.of("x".repeat(600), "x"));
    assertRefused("tools[0].description", Code.TOO_LARGE, Tool.of("x", "y".repeat(300_000)));
    assertRefused("tools[0].description", Code.INVALID_ARGUMENT, Tool.of("x", "\ud800"));
    assertRefused("tools[0]", Code.TOO_LARGE, READ.inputSchema(Map.of("d", "z".repeat(300_000))));
    assertRefused("tools", Code.TOO_LARGE, Collections.nCopies(10_001, READ).toArray(Tool[]::new));
    assertThat(memory.head()).isZero();
  }

  private void assertRefused(String field, Code code, Tool... tools) {
    assertThatThrownBy(() -> register(tools)).isInstanceOfSatisfying(CairnException.class, e -> {
      assertThat(e.field()).contains(field);
      assertThat(e.code()).isEqualTo(code);
    });
  }

  @Test
  void findsByNameDescriptionParametersAndServer() {
    Tool weather = Tool.of("forecast", "What the sky will do.")
        .inputSchema(
            Map.of("properties", Map.of("latitude", Map.of("description", "degrees north"))));
    register(ISSUE, READ, weather);
    memory.registerTools(RegisterTools.of("spotify", Tool.of("play", "Start the music.")));
    assertThat(found("create something")).first().isEqualTo("github:create_issue");
    assertThat(found("what is on my disk?")).first().isEqualTo("github:read_file");
    assertThat(found("at which degrees north")).first().isEqualTo("github:forecast");
    assertThat(found("spotify please")).first().isEqualTo("spotify:play");
    assertThat(found("nothing of this kind whatsoever")).isEmpty();
  }

  @Test
  void explainsEveryScoreAndIsNeverCertain() {
    register(ISSUE, READ);
    FindTools.Result best =
        memory.findTools(FindTools.of("open an issue")).results().get(0);
    assertThat(best.kind()).isEqualTo(Kind.TOOL);
    assertThat(best.server()).isEqualTo("GitHub");
    assertThat(best.name()).isEqualTo("createIssue");
    assertThat(best.description()).contains("Open a new issue in a repository.");
    assertThat(best.why().value()).isEqualTo(best.score());
    assertThat(best.why().parts()).isNotEmpty();
    assertThat(best.confidence()).isBetween(0.0, 0.95);
  }

  @Test
  void givesTheToolsThatStandOutUnlessToldHowMany() {
    for (int i = 0; i < 30; i++) {
      register(
          Tool.of("job_" + i, i < 2 ? "Deploy the release" : "Deploy something, sometimes, x" + i));
    }
    List<FindTools.Result> few =
        memory.findTools(FindTools.of("deploy release")).results();
    assertThat(few).hasSizeBetween(3, 10);
    assertThat(memory.findTools(FindTools.of("deploy release").limit(20)).results())
        .hasSize(20);
    assertThat(memory.findTools(FindTools.of("deploy release").limit(1)).results())
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the of and",
        "create issue",
        "打开一个文件",
        "افتح ملفا",
        "+name:(a OR b)^2 AND [x TO y]",
        "*",
        "\"",
        "name:*",
        "😀",
        "\\",
        "a",
        "..."
      })
  void takesAnyRequestInAnyScript(String query) {
    assertThat(memory.findTools(FindTools.of(query)).results()).isEmpty();
    assertThat(memory.findTools(FindTools.of(query)).notice()).isPresent();
    register(ISSUE, READ, Tool.of("开文件", "打开一个文件"));
    assertThat(memory.findTools(FindTools.of(query)).results())
        .allSatisfy(result -> assertThat(result.score()).isPositive());
  }

  @Test
  void refusesARequestThatIsEmptyOrTooLong() {
    assertThatThrownBy(() -> memory.findTools(FindTools.of(" \n")))
        .isInstanceOfSatisfying(CairnException.class, e -> assertThat(e.field()).contains("query"));
    assertThatThrownBy(() -> memory.findTools(FindTools.of("x ".repeat(50_000))))
        .isInstanceOfSatisfying(
            CairnException.class, e -> assertThat(e.code()).isEqualTo(Code.TOO_LARGE));
    for (int limit : new int[] {0, -1, 1_001}) {
      assertThatThrownBy(() -> memory.findTools(FindTools.of("x").limit(limit)))
          .hasMessageContaining("limit must lie in [1, 1000]");
    }
  }

  @Test
  void looksOnlyForTheKindsAskedFor() {
    register(ISSUE);
    FindTools capabilities = new FindTools(
        "issue",
        Optional.of(List.of(ToolId.parse("github:read_file"))),
        Optional.of(List.of(Kind.CAPABILITY)),
        OptionalInt.empty());
    assertThat(memory.findTools(capabilities).results()).isEmpty();
  }

  @Test
  void showsTheToolsAsTheyWere() {
    register(ISSUE);
    long then = memory.head();
    register(READ);
    Reading past = Reading.asOf(new AsOf.Position(then));
    assertThat(memory.findTools(FindTools.of("read a file"), past).results()).isEmpty();
    assertThat(found("read a file")).containsExactly("github:read_file");
  }

  @Test
  void weighsAsThePolicySays() {
    register(Tool.of("alpha", "beta"), Tool.of("beta", "alpha"));
    assertThat(found("beta")).containsExactly("github:beta", "github:alpha");
    memory.configure(new Configure(
        Optional.empty(),
        Optional.of(Map.of("tool.name_weight", 0.0, "tool.description_weight", 5.0))));
    assertThat(found("beta")).containsExactly("github:alpha", "github:beta");
  }

  @Test
  void isTheSameAfterARebuildAndARestart() {
    register(ISSUE, READ);
    register(Tool.of("read_file", "Read it."));
    Rebuild.Answer rebuilt = memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
    FindTools.Answer before = memory.findTools(FindTools.of("read"));
    tester.restart();
    assertThat(tester.memory().findTools(FindTools.of("read"))).isEqualTo(before);
  }

  @Test
  void findsByMeaningOnceToolsArePlacedAndSaysSoBefore() {
    assertThat(memory.findTools(FindTools.of("x")).notice()).isPresent();
    try (Tester placed = new Tester(settings -> settings.embedder(new HashingEmbedder()))) {
      placed.memory().registerTools(RegisterTools.of("GitHub", ISSUE, READ));
      placed.memory().embed(new Embed(), Progress.NONE);
      FindTools.Answer answer = placed.memory().findTools(FindTools.of("Open a new issue"));
      assertThat(answer.notice()).isEmpty();
      assertThat(answer.results().get(0).why().toString()).contains("nearness to the request");
    }
  }
}
