package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Import;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadEdge;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("An exported log")
class TransferTest {
  @TempDir
  Path folder;

  private final Tester tester = new Tester();
  private EpisodeId monday = new EpisodeId("unset");

  @BeforeEach
  void write() {
    monday = tester.episode("monday");
    tester
        .memory()
        .log(Log.user(monday, "Never force-push. 👍\n\u2028\"quoted\""), Writing.once("k"));
    tester.memory().log(Log.tool(monday, "bash", false, "exit 1"));
  }

  @AfterEach
  void close() {
    tester.close();
  }

  @Test
  void isRestoredByteForByteIntoAnEmptyContext() throws IOException {
    Import.Answer answer = imported("copy", export("default"));
    assertThat(answer.restored()).isTrue();
    assertThat(answer.events()).isEqualTo(4);
    assertThat(status("copy").head()).isEqualTo(status("default").head());
    assertThat(verified("copy")).isTrue();
    assertThat(export("copy").replace("\"copy\"", "\"default\"")).isEqualTo(export("default"));
    assertThat(tester.cairn().context("copy").search(Search.of("force push")))
        .isEqualTo(tester.memory().search(Search.of("force push")));
    assertThat(found("copy", "force push")).startsWith("Never force-push.");
  }

  @Test
  void isMergedIntoAnotherWithIdsKeptAndTheOriginNoted() throws IOException {
    Tester other = new Tester(Optional.empty(), 4_711);
    EpisodeId tuesday = other.episode("tuesday");
    Log.Answer theirs = other.memory().log(Log.user(tuesday, "Prefer small commits."));
    String exported = export(other.memory());
    other.close();

    Import.Answer answer = imported("default", exported);
    assertThat(answer.restored()).isFalse();
    assertThat(answer.events()).isEqualTo(2);
    assertThat(answer.refused())
        .extracting(Import.Refusal::reason)
        .containsExactly("the policy of this context stays as it is");
    assertThat(tester.memory().search(Search.of("small commits")).results())
        .extracting(Search.Result::id)
        .containsExactly(theirs.entry().value());
    assertThat(verified("default")).isTrue();
    assertThat(export("default")).contains("log_imported");
  }

  @Test
  void whatItsRunsShowedIsAddedToWhatOursShow() throws IOException {
    RecordRun run = RecordRun.of(List.of("git:add", "git:commit"));
    tester.memory().recordRun(run);
    Tester other = new Tester(Optional.empty(), 4_711);
    other.memory().recordRun(run);
    other.memory().recordRun(run);
    String exported = export(other.memory());
    other.close();
    for (int twice = 0; twice < 2; twice++) {
      imported("default", exported);
      ReadEdge.Edge edge = tester
          .memory()
          .edge(ReadEdge.between("tool:git:add", "tool:git:commit"))
          .edges()
          .get(0);
      assertThat(edge.contributions()).containsEntry("trace", 3.0);
    }
    assertThat(verified("default")).isTrue();
  }

  @Test
  void mergedAgainChangesNothing() throws IOException {
    String exported = export("default");
    long before = status("default").position();
    Import.Answer again = imported("default", exported);
    assertThat(again.events()).isZero();
    assertThat(status("default").position()).isEqualTo(before);
  }

  @Test
  void thatHasGrownIsMergedByItsNewEventsOnly() throws IOException {
    Import.Answer first = imported("copy", export("default"));
    tester.cairn().context("copy").startEpisode(StartEpisode.in(Scope.repo("x")));
    tester.memory().log(Log.user(monday, "and one thing more"));
    Import.Answer grown = imported("copy", export("default"));
    assertThat(first.events()).isEqualTo(4);
    assertThat(grown.events()).isEqualTo(1);
    assertThat(found("copy", "one thing more")).isEqualTo("and one thing more");
  }

  /** The text of the best result. */
  private String found(String context, String query) {
    return tester
        .cairn()
        .context(context)
        .search(Search.of(query))
        .results()
        .get(0)
        .words();
  }

  @Test
  void keepsAnotherEpisodeOfTheSameNameOut() throws IOException {
    Tester other = new Tester(Optional.empty(), 4_711);
    EpisodeId theirs = other.episode("monday");
    other.memory().log(Log.user(theirs, "from elsewhere"));
    String exported = export(other.memory());
    other.close();
    Import.Answer answer = imported("default", exported);
    assertThat(answer.refused()).extracting(Import.Refusal::reason).hasSize(3);
    assertThat(tester.memory().search(Search.of("elsewhere")).results()).isEmpty();
  }

  @Test
  void thatWasCutChangedOrIsNoneIsRefusedWhole() throws IOException {
    List<String> lines = new ArrayList<>(export("default").lines().toList());
    refused(String.join("\n", lines.subList(0, lines.size() - 1)), "cut off");
    refused(String.join("\n", lines.subList(0, 3)), "cut off");
    refused(export("default").replace("exit 1", "exit 0"), "not the one that was hashed");
    refused(export("default").replace("\"more\":0", "\"more\":1"), "continue the chain");
    refused("", "cut off");
    refused("{}", "line 1");
    refused("no json", "line 1");
    refused(
        export("default").replace("\"version\":1,\"context\"", "\"version\":9,\"context\""),
        "newer");
    assertThat(status("copy").position()).isZero();
  }

  private void refused(String content, String because) {
    assertThatThrownBy(() -> imported("copy", content))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining(because)
        .hasMessageContaining("nothing was imported");
  }

  private Import.Answer imported(String context, String content) throws IOException {
    Path file = Files.writeString(folder.resolve("log.jsonl"), content);
    return tester.cairn().context(context).importLog(file, Progress.NONE);
  }

  private String export(String context) {
    return export(tester.cairn().context(context));
  }

  private static String export(Context context) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    context.export(out, Progress.NONE);
    return out.toString(StandardCharsets.UTF_8);
  }

  private Status.Answer status(String context) {
    return tester.cairn().context(context).status(new Status(), Reading.LATEST);
  }

  private boolean verified(String context) {
    return tester
        .cairn()
        .context(context)
        .verify(new Verify(Optional.of(true)), Progress.NONE)
        .ok();
  }
}
